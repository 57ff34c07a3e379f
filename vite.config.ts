import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs'

const resolve = { tsconfigPaths: true }
const plugins = [
  react(),
  // react-aria carries 30 languages; the application speaks four.
  { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'lt-LT', 'es-ES'] }), enforce: 'pre' as const },
]
const executablePath = chromiumPath()
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const }],
}

export default defineConfig({
  plugins,
  resolve,
  build: { target: 'es2022', sourcemap: true },
  server: { port: 5173 },
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'node',
          include: ['{backend,mocks,server,openapi,scripts}/**/*.test.ts', 'src/shared/lib/**/*.test.ts'],
        },
      },
      {
        plugins,
        resolve,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/shared/lib/**/*.test.ts', 'src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./mocks/node/setup-tests.ts'],
        },
      },
      {
        plugins,
        resolve,
        test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}', 'mocks/browser/**/*.browser.test.ts'], browser },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser },
      },
    ],
  },
})
