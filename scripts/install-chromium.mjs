import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.mjs'

/** @type {(command: string, args: string[]) => boolean} */
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Playwright's own Chromium, where it was installed earlier. */
async function playwrightChromium() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

/**
 * Sees to it that there is a Chromium: the machine's, else Debian's where apt and root are there, else Playwright's.
 * @throws where none can be had.
 */
export async function ensureChromium() {
  if (chromiumPath() || (await playwrightChromium())) return
  console.log('Installing Chromium …')
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canUseApt && run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'])) return
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return
  throw new Error('Chromium could not be installed. Install one, and name it in CHROMIUM_PATH if it is not in /usr/bin.')
}
