import { beforeEach, expect, it, vi } from 'vitest'
import { ensureChromium } from './install-chromium.mjs'

/** A machine without Chromium, on which the commands whose text has `failing` fail. */
function createMachine({
  canUseApt = false,
  failing,
}: { canUseApt?: boolean; failing?: RegExp } = {}) {
  const ran: string[] = []
  return {
    ran,
    hasChromium: () => false,
    canUseApt: () => canUseApt,
    run(command: string, args: string[]) {
      const line = [command, ...args].join(' ')
      ran.push(line)
      return !failing?.test(line)
    },
  }
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

it('nothing is installed if Chromium is present', async () => {
  const machine = { ...createMachine(), hasChromium: () => true }
  await ensureChromium(machine)
  expect(machine.ran).toEqual([])
})

it('the package of Debian is preferred if it may be installed', async () => {
  const debian = createMachine({ canUseApt: true })
  await ensureChromium(debian)
  expect(debian.ran).toEqual([
    'apt-get update -q',
    expect.stringMatching(/^apt-get install .* chromium$/),
  ])
})

it.each([
  ['Debian’s package cannot be installed', createMachine({ canUseApt: true, failing: /^apt-get/ })],
  ['the system is not Debian', createMachine()],
])('the build of Playwright is installed if %s', async (_, other) => {
  await ensureChromium(other)
  expect(other.ran.at(-1)).toContain('playwright/cli.js install chromium')
})

it('instructions are printed if no Chromium can be installed', async () => {
  await expect(ensureChromium(createMachine({ failing: /./ }))).rejects.toThrow(
    'name it in CHROMIUM_PATH',
  )
})
