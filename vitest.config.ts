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

/** What only the preview and lazily loaded parts import, as its packages are named. */
const storyDependencies = [
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'react/jsx-dev-runtime',
  'sql.js',
]

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
        test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}', 'mocks/browser/**/*.browser.test.ts'], browser: browser() },
      },
      // Every story in both themes; a story can't tell which it is shown in.
      ...(['light', 'dark'] as const).map((theme) => ({
        plugins: [seededWorlds(), storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
        resolve: { tsconfigPaths: true },
        // Found late, each would reload the page under a running story.
        optimizeDeps: { include: storyDependencies },
        // The first screen of a file brings the whole application and its backend with it.
        test: { name: theme === 'light' ? 'storybook' : 'storybook-dark', browser: browser(), testTimeout: 45_000 },
      })),
    ],
  },
})
