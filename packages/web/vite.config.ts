import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../../.build/page',
    emptyOutDir: true,
    target: 'es2023',
    // The page runs under a policy that allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline/keeper.ts' },
      // The keeper's place is its reach: it stands at the top, under a name that never changes.
      output: { entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
})
