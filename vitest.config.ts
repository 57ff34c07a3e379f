import { parseArgs } from 'node:util'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seededWorldsPlugin } from './mocks/build/seeded-worlds.ts'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'
import { fasterAxePlugin } from './scripts/faster-axe.ts'
import { startLongestFirst } from './scripts/longest-first.ts'

const executablePath = findChromium()
/** Anew for each project: vitest writes the project's name into its instance. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Timeouts of a test and of hooks, in milliseconds. The first test of a file loads the whole
 * application, and the machine may be busy.
 */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

/** A page may be slow to draw or to focus on a loaded machine, so CI tries a second time. */
const retryPage = { retry: process.env['CI'] ? 1 : 0 }

/** One page per core: `--maxWorkers` of the command line does not apply to browser pages. */
const onEachCore = { maxWorkers: '100%' }

/**
 * Sources of dependencies to bundle before the first test. One found later would reload the page
 * during a test.
 */
const optimizeDeps = {
  entries: [
    '.storybook/preview.tsx',
    '{src,mocks}/**/*.stories.tsx',
    'src/**/*.browser.test.tsx',
    'src/app/main.tsx',
    'mocks/browser/*.ts',
  ],
  include: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-docs/blocks',
    '@storybook/react-vite',
    'react/jsx-dev-runtime',
  ],
  rolldownOptions: { plugins: [fasterAxePlugin()] },
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return startLongestFirst(await super.sort(files))
  }
}

/** True if the command runs the Storybook project. */
function isStorybookRequested(): boolean {
  const { project: names = [] } = parseArgs({
    strict: false,
    options: { project: { type: 'string', multiple: true } },
  }).values
  return names.length === 0 || names.some((name) => /storybook|[*!]/.test(String(name)))
}

/**
 * Loads Storybook, which takes four seconds. Files share one page: .storybook/preview.tsx removes
 * what a story leaves behind.
 */
async function createStoriesProject() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    plugins: [seededWorldsPlugin(), storybookTest({ configDir: '.storybook' })],
    resolve: { tsconfigPaths: true },
    optimizeDeps,
    test: {
      name: 'storybook',
      isolate: false,
      ...timeouts,
      ...onEachCore,
      ...retryPage,
      browser: {
        ...browser(),
        instances: [
          {
            browser: 'chromium' as const,
            env: { STORYBOOK_LANGUAGE: process.env['STORYBOOK_LANGUAGE'] ?? 'en' },
          },
        ],
      },
    },
  }
}

/** Each project takes plugins and aliases from vite.config.ts, as the application is built. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share loaded modules: set-up for the tests of one file is a call in it, never an
      // import.
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          isolate: false,
          ...timeouts,
          include: ['{backend,domain,mocks,server,openapi,scripts,src}/**/*.test.ts'],
          exclude: ['**/*.{browser,dom,alone}.test.ts'],
          setupFiles: ['./mocks/node/keep-globals.ts', './mocks/node/settle-imports.ts'],
        },
      },
      // Files share the loaded application; each test has a world of its own.
      {
        extends: './vite.config.ts',
        test: {
          name: 'jsdom',
          isolate: false,
          ...timeouts,
          ...retryPage,
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          exclude: ['src/**/*.{browser,alone}.test.tsx'],
          setupFiles: [
            './mocks/configure-testing-library.ts',
            './mocks/node/setup-tests.ts',
            './mocks/node/reset-language.ts',
            './mocks/node/settle-imports.ts',
          ],
        },
      },
      // Tests that replace a module or leave one in a state that others could not start with.
      {
        extends: './vite.config.ts',
        test: {
          name: 'alone',
          ...timeouts,
          environment: 'jsdom',
          include: ['src/**/*.alone.test.{ts,tsx}'],
          setupFiles: ['./mocks/configure-testing-library.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          ...timeouts,
          ...onEachCore,
          ...retryPage,
          include: ['src/**/*.browser.test.{ts,tsx}', 'mocks/browser/**/*.browser.test.ts'],
          setupFiles: ['./mocks/configure-testing-library.ts'],
          browser: browser(),
        },
      },
      ...(isStorybookRequested() ? [await createStoriesProject()] : []),
    ],
  },
})
