import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { seededWorldsPlugin } from './mocks/build/seeded-worlds.ts'
import { offlineWorker } from './scripts/offline-worker.ts'
import { precompress, removeMockFiles, stampBuild } from './scripts/build-plugins.ts'
import { reloadTexts } from './scripts/reload-texts.ts'

// Storybook uses this configuration; its build keeps the mock worker and has no compressed copies.
const isStorybook = process.env['STORYBOOK'] === 'true'
// A demo with its backend in it, which any host of files can serve, under any path.
const isDemo = Boolean(loadEnv('production', import.meta.dirname)['VITE_MOCK'])

export default defineConfig({
  base: isDemo ? './' : '/',
  plugins: [
    react(),
    // react-aria carries 30 languages; the application speaks four.
    {
      ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'lt-LT', 'es-ES'] }),
      enforce: 'pre' as const,
    },
    seededWorldsPlugin(),
    ...(isStorybook ? [] : [reloadTexts(), removeMockFiles()]),
    ...(isStorybook ? [] : [offlineWorker({ isDemo })]),
    // Our server does not serve demo builds.
    ...(isStorybook || isDemo ? [] : [precompress(), stampBuild()]),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // First browsers with `light-dark()`. Rewritten for older ones, it would be three times as
    // long.
    cssTarget: ['chrome123', 'edge123', 'safari17.5', 'firefox128'],
    // Source maps for reported stacks: no script names them, and the server does not serve them. A
    // demo's host would.
    sourcemap: isDemo ? false : 'hidden',
    manifest: true,
    // `npm run check:size` has the budgets, in brotli.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // One chunk for all that starts the application: many small ones compress worse.
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
      },
    },
  },
  server: { port: 5173 },
})
