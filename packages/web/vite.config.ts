import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Workers play and think: what a manifest has for the screen stays out of their bundles. */
const WITHOUT_LOOKS: Plugin = {
  name: 'workers-without-looks',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/manifest.ts') === true && /^\.\/(web\/|RULES\.md)/.test(source)
      ? { id: source, external: true }
      : undefined,
}

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
  worker: { format: 'es', plugins: () => [WITHOUT_LOOKS] },
})
