import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs'

const executablePath = chromiumPath()
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const }],
}

/** Each project takes plugins and aliases from vite.config.ts, as the application is built. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          include: ['{backend,mocks,server,openapi,scripts}/**/*.test.ts', 'src/shared/lib/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/shared/lib/**/*.test.ts', 'src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./mocks/node/setup-tests.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}', 'mocks/browser/**/*.browser.test.ts'], browser },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser },
      },
    ],
  },
})
