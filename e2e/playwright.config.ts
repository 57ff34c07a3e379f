import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../scripts/chromium.mjs'

const executablePath = chromiumPath()
const port = Number(process.env['E2E_PORT'] ?? 4180)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Patience for a machine with much else to do; a test that passes waits for none of it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Europe/Vilnius',
    // Each context would fetch the whole build once more; a test of what works without a network allows them.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // With pictures and pages in them, traces take a third of the time of every test that passes: `--trace on` adds them for one that fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  webServer: {
    command: `node --import tsx serve.ts ${port}`,
    url: `http://127.0.0.1:${port}/login`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    // Where the application is not built yet, that comes first.
    timeout: 900_000,
  },
})
