import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './build/bundles.ts'
import { preloads } from './build/preloads.ts'

const OUT = resolve(import.meta.dirname, '../../.build/page')
const SERVICE_WORKER = 'service-worker.js'

/** Tells the service worker which files the build has written; every browser that has one reads woff2. */
const precacheList = (): Plugin => ({
  name: 'precache-list',
  apply: 'build',
  closeBundle() {
    const files = globSync('**/*.*', { cwd: OUT })
      .filter((file) => file !== SERVICE_WORKER && !file.endsWith('.html') && !file.endsWith('.woff'))
      .sort()
    const worker = readFileSync(`${OUT}/${SERVICE_WORKER}`, 'utf8')
    const build = createHash('sha256')
      .update(worker)
      .update(readFileSync(`${OUT}/index.html`))
    for (const file of files) build.update(file).update(readFileSync(`${OUT}/${file}`))
    const paths = files.map((file) => `/${file.replaceAll('\\', '/')}`)
    const head = `const FILES=${JSON.stringify(paths)},BUILD="${build.digest('hex').slice(0, 12)}";\n`
    writeFileSync(`${OUT}/${SERVICE_WORKER}`, head + worker)
  },
})

/** Workers play and think: what a manifest has for the screen stays out of their bundles. */
const WITHOUT_LOOKS: Plugin = {
  name: 'workers-without-looks',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/manifest.ts') === true && /^\.\/(web\/|book\/|lesson\/|puzzles\/|RULES\.md)/.test(source)
      ? { id: source, external: true }
      : undefined,
}

export default defineConfig({
  plugins: [react(), preloads(), precacheList()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2023',
    // The page runs under a policy that allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      // A service worker controls the paths below its own, and browsers look for updates under the same name.
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
  worker: { format: 'es', plugins: () => [WITHOUT_LOOKS] },
})
