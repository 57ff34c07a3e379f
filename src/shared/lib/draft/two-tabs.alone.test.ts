import { beforeEach, expect, it, vi } from 'vitest'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Storage of one tab. A browser shares `localStorage` between its tabs and nothing else. */
function createSession() {
  const values = new Map<string, string>()
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) }
}

async function openTab(session = createSession()) {
  vi.resetModules()
  const storage = await import('./draft-storage')
  const within = <Result>(work: () => Result): Result => {
    vi.stubGlobal('sessionStorage', session)
    try {
      return work()
    } finally {
      vi.unstubAllGlobals()
    }
  }
  return {
    session,
    key: (document: string) => storage.draftKey('ona', document),
    read: (key: string) => within(() => storage.readDraft(key, isText)),
    write: (key: string, text: string) => within(() => storage.writeDraft(key, text)),
    remove: (key: string) => within(() => storage.removeDraft(key)),
    newName: () => within(() => storage.newDraftName('ona', 'deal')),
    newNames: () => within(() => storage.newDraftNames('ona', 'deal')),
  }
}

beforeEach(() => localStorage.clear())

it('gives two tabs with a new deal each a draft of their own, and a reload its own again', async () => {
  const first = await openTab()
  const second = await openTab()
  first.write(first.key(`deal-${first.newName()}`), 'pine')
  second.write(second.key(`deal-${second.newName()}`), 'spruce')
  expect(first.newNames()).toHaveLength(2)

  const reloaded = await openTab(first.session)
  expect(reloaded.read(reloaded.key(`deal-${reloaded.newName()}`))).toBe('pine')
})

it('keeps what the first tab typed in a saved deal when a later tab types and saves', async () => {
  const first = await openTab()
  const second = await openTab()
  const key = first.key('deal-1')
  first.read(key)
  second.read(key)
  first.write(key, 'pine')
  second.write(key, 'spruce')
  second.remove(key)
  expect((await openTab(first.session)).read(key)).toBe('pine')
})

it('finds the draft of a later tab again when both tabs typed and both were reloaded', async () => {
  const first = await openTab()
  const second = await openTab()
  const key = first.key('deal-1')
  first.write(key, 'pine')
  second.write(key, 'spruce')
  expect((await openTab(second.session)).read(key)).toBe('spruce')
  expect((await openTab(first.session)).read(key)).toBe('pine')
})

it('removes nothing that another tab typed when a tab without changes closes', async () => {
  const first = await openTab()
  const second = await openTab()
  const key = first.key('deal-1')
  first.write(key, 'pine')
  second.remove(key)
  expect((await openTab()).read(key)).toBe('pine')
})
