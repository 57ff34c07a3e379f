import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../chromium.mjs'

const executablePath = findChromium()

/** Pictures of stories for `npm run visual`, which starts it once for each side. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: `${process.env['VISUAL_FOLDER']}/snapshots/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  // A failed story is shown again in a new page, where no other story left anything.
  retries: 1,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0, maxDiffPixels: 0 },
  },
  reporter: [['line'], ['json', { outputFile: `${process.env['VISUAL_FOLDER']}/results.json` }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumArguments, '--font-render-hinting=none'],
    },
  },
})
