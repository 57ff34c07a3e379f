import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { seededWorlds } from './mocks/build/seeded-worlds.ts'
import { chromiumArguments, chromiumPath } from './scripts/chromium.mjs'

const executablePath = chromiumPath()
/** Anew for each project: vitest writes the project's name into its instance. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const }],
})

/** Patience of one test, in milliseconds: a test that waits for what it expects must not fail on a machine with much else to do. */
const testTimeout = 30_000

/** Where packages are looked for before the first test: found late, each would reload the page under a running one. */
const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'src/**/*.stories.tsx', 'src/**/*.browser.test.tsx', 'src/app/main.tsx', 'mocks/browser/*.ts'],
  include: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-docs/blocks', '@storybook/react-vite', 'react/jsx-dev-runtime'],
}

/** Each project takes plugins and aliases from vite.config.ts, as the application is built. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          testTimeout,
          include: ['{backend,mocks,server,openapi,scripts}/**/*.test.ts', 'src/shared/lib/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'jsdom',
          testTimeout,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/shared/lib/**/*.test.ts', 'src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./mocks/node/setup-tests.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          testTimeout,
          include: ['src/**/*.browser.test.{ts,tsx}', 'mocks/browser/**/*.browser.test.ts'],
          browser: browser(),
        },
      },
      // Every story in both themes; a story can't tell which it is shown in. One server for both, and one page for each: what a story
      // leaves behind is taken away in .storybook/preview.tsx, so the application need not be loaded anew for every file.
      {
        plugins: [seededWorlds(), storybookTest({ configDir: '.storybook' })],
        resolve: { tsconfigPaths: true },
        optimizeDeps,
        test: {
          name: 'storybook',
          isolate: false,
          // The first screen brings the whole application and its backend with it.
          testTimeout: 45_000,
          browser: {
            ...browser(),
            instances: (['light', 'dark'] as const).map((theme) => ({
              browser: 'chromium' as const,
              name: `storybook-${theme}`,
              env: { STORYBOOK_THEME: theme },
            })),
          },
        },
      },
    ],
  },
})
