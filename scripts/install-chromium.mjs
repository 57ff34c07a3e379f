import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'

/**
 * Access to the machine.
 * @typedef {object} Machine
 * @property {() => Promise<boolean> | boolean} hasChromium
 * @property {() => boolean} canUseApt true if apt exists and the user is root
 * @property {(command: string, args: string[]) => boolean} run true if the command succeeded
 */

/** @type {Machine} */
const thisMachine = {
  async hasChromium() {
    if (findChromium()) return true
    const { chromium } = await import('playwright')
    return existsSync(chromium.executablePath())
  },
  canUseApt: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
}

/**
 * Ensures that there is a Chromium: the machine's, else Debian's if apt and root are available,
 * else Playwright's.
 * @param {Machine} machine
 * @throws if none can be installed
 */
export async function ensureChromium({ hasChromium, canUseApt, run } = thisMachine) {
  if (await hasChromium()) return
  console.log('Installing Chromium …')
  if (
    canUseApt() &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'])
  )
    return
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return
  throw new Error(
    'Chromium could not be installed. Install one, and name it in CHROMIUM_PATH if it is not in /usr/bin.',
  )
}
