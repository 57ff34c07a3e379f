import { existsSync } from 'node:fs'

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, the system's, or undefined for Playwright's own.
 */
export function findChromium() {
  return [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path))
}

/** Quiet, and without the sandbox that root in a container can't have. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
