import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isString } from '@/shared/lib/type-guards'

/** Storage of one tab. Browsers share only `localStorage` between tabs. */
function createSession(values = new Map<string, string>()) {
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** Locks held by the open tabs of one browser, and the requests that wait for one. */
let locks = new Set<string>()
let isSlow = false
let waiting: (() => void)[] = []
const lockManager = {
  request(name: string, work: () => Promise<never>) {
    const grant = () => {
      locks.add(name)
      void work()
    }
    if (isSlow) waiting.push(grant)
    else grant()
    return new Promise<never>(() => {})
  },
  query: () => Promise.resolve({ held: [...locks].map((name) => ({ name })), pending: [] }),
}

/** The channels of all open tabs. */
let channels = new Set<EventTarget>()
let isSecure = true

/** Channel of one tab, which is silent after a crash. */
const createChannelClass = (tabChannels: Set<EventTarget>) =>
  class extends EventTarget {
    constructor() {
      super()
      tabChannels.add(this)
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      channels.delete(this)
    }
  }

async function openTab(session = createSession()) {
  vi.resetModules()
  const { setDraftKey } = await import('./draft-keys')
  setDraftKey('ona', '7c'.repeat(32))
  const storage = await import('./draft-storage')
  const { checkOpenTabs, readTabId } = await import('./tab')
  const page = new EventTarget()
  const ownChannels = new Set<EventTarget>()
  const runInTab = <Result>(work: () => Result): Result => {
    vi.stubGlobal('sessionStorage', session)
    vi.stubGlobal('navigator', isSecure ? { locks: lockManager } : {})
    vi.stubGlobal('BroadcastChannel', createChannelClass(ownChannels))
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    try {
      return work()
    } finally {
      vi.unstubAllGlobals()
    }
  }
  const id = runInTab(readTabId)
  return {
    session,
    /** A reload or a closed tab fires `pagehide`; a crash does not. */
    close(ending: 'closed' | 'crashed' = 'closed') {
      locks.delete(`tab-open:${id}`)
      for (const channel of ownChannels) channels.delete(channel)
      if (ending === 'closed') page.dispatchEvent(new Event('pagehide'))
    },
    /** The browser stops the scripts of a tab in the background. */
    freeze() {
      page.dispatchEvent(new Event('freeze'))
      for (const channel of ownChannels) channels.delete(channel)
    },
    resume() {
      for (const channel of ownChannels) channels.add(channel)
      page.dispatchEvent(new Event('resume'))
    },
    async check() {
      const checked = runInTab(checkOpenTabs)
      await vi.advanceTimersByTimeAsync(1000)
      return checked
    },
    key: (document: string) => storage.draftKey('ona', document),
    read: (key: string) => runInTab(() => storage.readDraft(key, isString)),
    write: (key: string, text: string) => runInTab(() => storage.writeDraft(key, text)),
    remove: (key: string) => runInTab(() => storage.removeDraft(key)),
    newKey: () =>
      runInTab(() => storage.draftKey('ona', `deal-${storage.getNewDraftName('ona', 'deal')}`)),
    newNames: () => runInTab(() => storage.listNewDraftNames('ona', 'deal')),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  channels = new Set()
  locks = new Set()
  isSlow = false
  waiting = []
  isSecure = true
})

afterEach(() => {
  vi.useRealTimers()
})

const connections = [
  ['https', true],
  ['plain http, without locks', false],
] as const

describe.each(connections)('two tabs with a new deal each, on %s', (_, isHttps) => {
  beforeEach(() => {
    isSecure = isHttps
  })

  it('have separate drafts and find them again after a reload', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.write(first.newKey(), 'pine')
    second.write(second.newKey(), 'spruce')
    first.close()
    second.close()
    const reloaded = [await openTab(first.session), await openTab(second.session)]
    expect(reloaded.map((tab) => tab.read(tab.newKey()))).toEqual(['pine', 'spruce'])
  })

  it('are listed as unfinished only after they were closed or crashed', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()]
    first.write(first.newKey(), 'pine')
    second.write(second.newKey(), 'spruce')
    expect(third.newNames()).toEqual([])
    first.close()
    expect(third.newNames()).toHaveLength(1)
    second.close('crashed')
    await third.check()
    expect(third.newNames()).toHaveLength(2)
  })

  it('count as open while the browser has not granted their lock yet', async () => {
    isSlow = true
    const [first, other] = [await openTab(), await openTab()]
    first.write(first.newKey(), 'pine')
    await other.check()
    for (const grant of waiting) grant()
    expect(other.newNames()).toEqual([])
  })

  it('stay separate when the browser duplicates a tab with its session', async () => {
    const first = await openTab()
    first.write(first.newKey(), 'pine')
    const copy = await openTab(createSession(new Map(first.session.values)))
    expect(copy.newKey()).not.toBe(first.newKey())
    expect(copy.read(copy.newKey())).toBeNull()
  })
})

describe.each(connections)('a saved deal or a short form in two tabs, on %s', (_, isHttps) => {
  beforeEach(() => {
    isSecure = isHttps
  })

  it('has a draft in each: the second neither shows, overwrites nor removes the first', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const key = first.key('deal-1')
    first.write(key, 'pine')
    expect(second.read(key)).toBeNull()
    second.write(key, 'spruce')
    expect(first.read(key)).toBe('pine')
    second.remove(key)
    expect(first.read(key)).toBe('pine')
  })

  it('finds each draft again after both were reloaded', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const key = first.key('price-1')
    first.write(key, 'pine')
    second.write(key, 'spruce')
    first.close()
    second.close()
    expect((await openTab(second.session)).read(key)).toBe('spruce')
    expect((await openTab(first.session)).read(key)).toBe('pine')
  })

  it('takes over the draft of a closed or killed tab', async () => {
    const first = await openTab()
    const key = first.key('deal-1')
    first.write(key, 'pine')
    first.close('crashed')
    const later = await openTab()
    await later.check()
    expect(later.read(key)).toBe('pine')
    later.remove(key)
    expect((await openTab()).read(key)).toBeNull()
  })

  it('keeps the draft of an open tab that another tab checks', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const key = first.key('deal-1')
    first.write(key, 'pine')
    await second.check()
    expect(second.read(key)).toBeNull()
    expect(first.read(key)).toBe('pine')
  })
})

describe('a frozen tab without locks', () => {
  it('counts as open for a day, since it cannot answer', async () => {
    isSecure = false
    const [first, second] = [await openTab(), await openTab()]
    const key = first.key('deal-1')
    first.write(key, 'pine')
    first.freeze()
    await second.check()
    expect(second.read(key)).toBeNull()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    first.resume()
    await second.check()
    expect(second.read(key)).toBeNull()
    first.freeze()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    await second.check()
    expect(second.read(key)).toBe('pine')
  })
})
