import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs'

const executablePath = findChromium()
const port = Number(process.env['E2E_PORT'] ?? 4180)
/** Each follows wood from the deal to the invoice, and takes minutes. */
const longTests = ['sale.spec.ts', 'shipping.spec.ts', 'packs.spec.ts', 'buying.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  // The long ones first, so that no worker waits for the last of them alone.
  projects: [
    { name: 'long', testMatch: longTests },
    { name: 'short', testIgnore: longTests },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes the second time is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Milliseconds. Slow machines need them; a passing test does not wait.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    // A click that waits longer will not succeed; the second try may.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Europe/Vilnius',
    // Each context would download the whole build. Offline tests allow them.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Pictures and pages in traces take a third of the time of every passing test. `--trace on`
    // adds them.
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
    // Includes the time to create a missing build.
    timeout: 900_000,
  },
})
