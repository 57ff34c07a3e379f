import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { seededWorlds } from './mocks/build/seeded-worlds.ts'
import { compileHint } from './scripts/compile-hint.ts'
import { earlyPage } from './scripts/early-page.ts'
import { inlineIcon } from './scripts/inline-icon.ts'
import { lateStyles } from './scripts/late-styles.ts'
import { offlineWorker } from './scripts/offline-worker.ts'
import { precompress } from './scripts/precompress.ts'
import { releaseFiles } from './scripts/release-files.ts'
import { stampBuild } from './scripts/stamp-build.ts'

// Storybook builds with this configuration too, into a folder that needs its mock worker and no compressed copies.
const isStorybook = process.env['STORYBOOK'] === 'true'
// A demo with its backend in it, which any host of files can serve, under any path.
const isDemo = Boolean(loadEnv('production', import.meta.dirname)['VITE_MOCK'])

/**
 * What i18next tells its log, which nobody reads outside of `debug`: without these calls their long sentences are not in every first load
 * (1 kB). They return nothing.
 */
const unreadLog = ['warn', 'error', 'log', 'deprecate'].flatMap((level) => [
  `this.logger.${level}`,
  `baseLogger.${level}`,
])

/** The entry with all that it uses, and what every first screen uses besides: a dashboard has no need of the list that would hold that. */
const shell =
  /src[\\/](app[\\/]main|shared[\\/](i18n[\\/]use-format|lib[\\/]headline[\\/]use-title)|entities[\\/]deal[\\/]ui[\\/]deal-status-badge)\.tsx?$|rolldown[\\/]runtime/

/** What every list is made of; and the one rule that the deals have besides, which is not worth a request of its own. */
const recordList =
  /src[\\/](widgets[\\/]record-list[\\/](model[\\/](use-record-pages|text-column|figure-columns)|ui[\\/](list-page|record-card))\.tsx?|pages[\\/]deals-list[\\/]ui[\\/]percent-bar\.module\.css)$/

export default defineConfig({
  base: isDemo ? './' : '/',
  plugins: [
    react(),
    // react-aria carries 30 languages; the application speaks four.
    {
      ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'lt-LT', 'es-ES'] }),
      enforce: 'pre' as const,
    },
    seededWorlds(),
    ...(isStorybook
      ? []
      : [inlineIcon(), earlyPage(), compileHint(['shell', 'record-list', 'list']), releaseFiles()]),
    // No server of ours takes a demo from its folder.
    ...(isStorybook || isDemo ? [] : [lateStyles(), offlineWorker(), precompress(), stampBuild()]),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // React itself has had `useSyncExternalStore` since 18; the router's store still asks for the stand-in.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // By this name the drawings of lucide-react ask for what makes components of them.
      '../createLucideIcon.mjs': fileURLToPath(
        new URL('src/shared/ui/icons/draw-icon.ts', import.meta.url),
      ),
    },
  },
  // A name in front for whoever reads the page's elements, and three letters to tell it from the others.
  css: { modules: { generateScopedName: '[local]_[hash:base64:3]' } },
  // Maps are written for whoever reads a reported stack; no script names them, and the server keeps them to itself.
  build: {
    target: 'es2022',
    // The first that know `light-dark()`: as it stands it is a third of what it would be rewritten to.
    cssTarget: ['chrome123', 'edge123', 'safari17.5', 'firefox128'],
    modulePreload: {
      // Every browser that knows `light-dark()` preloads modules itself; the stand-in would be one more file before the first.
      polyfill: false,
      // A page's scripts are named by index.html, or fetched at rest; only its styles must be there before it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    sourcemap: 'hidden',
    // Slower than Vite's own by some seconds, and 1.3 kB smaller after brotli before the first list. Where it looks more than once, it
    // drops what sql.js exports, which sets its `module` to undefined before it is read again; only a demo has sql.js, and nobody weighs one.
    minify: isDemo ? 'oxc' : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        pure_funcs: unreadLog,
        passes: 8,
        // Functions with variables of their own are longer where they are put in, once brotli has packed them.
        inline: 1,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
        unsafe_proto: true,
      },
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // The shortest that the bundler takes: the shell names a hundred files, and no letter of a hash can be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // The entry and all it uses in one chunk, what every list is made of in another, the first list and what it adds in a third: fewer requests,
        // and 6 kB less than the same in nine pieces, because brotli sees it whole. A buyer's list needs no deal's columns and filters.
        codeSplitting: {
          groups: [
            { name: 'shell', test: shell, priority: 2 },
            { name: 'record-list', test: recordList, priority: 2 },
            {
              name: 'list',
              test: /src[\\/]pages[\\/]deals-list[\\/]ui[\\/]deals-list-page\.tsx$/,
              priority: 1,
            },
            // All that comes late is one sheet: the shell needn't know a name for each screen.
            { name: 'screens', test: /src[\\/].*\.css$/ },
            // No page's own: every document with lines has this sheet.
            { name: 'lines', test: /src[\\/]shared[\\/]ui[\\/]lines-grid[\\/]/ },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
})
