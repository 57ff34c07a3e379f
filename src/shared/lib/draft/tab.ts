const idKey = 'tab'
const markPrefix = 'tab-open:'
const channelName = 'timberdesk-tabs'
const question = 'open?'
/** Time for a busy tab to answer. */
const answerMs = 1000
const maxFrozenMs = 24 * 60 * 60 * 1000

let heldTabId: string | null = null

/** Id of this browser tab. A reload keeps it; a duplicated tab gets its own. */
export function readTabId(): string {
  const storedId = sessionStorage.getItem(idKey)
  if (
    storedId !== null &&
    (storedId === heldTabId || localStorage.getItem(markPrefix + storedId) === null)
  ) {
    if (storedId !== heldTabId) holdTab(storedId)
    return storedId
  }
  const id = crypto.randomUUID()
  sessionStorage.setItem(idKey, id)
  holdTab(id)
  return id
}

/** True if another tab with this id is open. */
export const isOpenElsewhere = (tabId: string): boolean =>
  tabId !== readTabId() && localStorage.getItem(markPrefix + tabId) !== null

/**
 * Removes the marks of tabs that crashed. Without locks (plain http) the open tabs are asked, which
 * takes `answerMs` if one is marked.
 */
export async function checkOpenTabs(): Promise<void> {
  readTabId()
  const marked = findOtherMarks()
  if (marked.length === 0) return
  const locks = findLocks()
  const openMarks = locks ? await findLockedTabs(locks) : await askTabs()
  for (const mark of marked) {
    const frozenAt = Number(localStorage.getItem(mark))
    const isFrozen = !locks && Date.now() - frozenAt < maxFrozenMs
    if (!openMarks.has(mark) && !isFrozen) localStorage.removeItem(mark)
  }
}

const findOtherMarks = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(markPrefix) && key !== markPrefix + heldTabId,
  )

const findLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null)

async function findLockedTabs(locks: LockManager): Promise<ReadonlySet<string | undefined>> {
  const { held = [], pending = [] } = await locks.query()
  return new Set([...held, ...pending].map(({ name }) => name))
}

/** Returns the marks of the tabs that answer. */
function askTabs(): Promise<ReadonlySet<string>> {
  const channel = new BroadcastChannel(channelName)
  const answers = new Set<string>()
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data !== question) answers.add(data)
  })
  channel.postMessage(question)
  return new Promise((resolve) =>
    setTimeout(() => {
      channel.close()
      resolve(answers)
    }, answerMs),
  )
}

/** Calls back when another tab opens or closes. Returns the unsubscribe function. */
export function subscribeToTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(markPrefix) && onChange()
  globalThis.addEventListener('storage', onStorage)
  return () => globalThis.removeEventListener('storage', onStorage)
}

/** Marks this tab as open. The mark can be read synchronously; a crash leaves it behind. */
function holdTab(id: string): void {
  const locks = findLocks()
  heldTabId = id
  if (!locks && typeof BroadcastChannel === 'undefined') return
  const mark = () => markOpen(id)
  if (locks) holdLock(locks, id)
  else answerTabs(id)
  mark()
  globalThis.addEventListener('pagehide', () => localStorage.removeItem(markPrefix + id))
  globalThis.addEventListener('pageshow', mark)
  // A tab that checks during a reload of this one may remove its new mark.
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === markPrefix + id && newValue === null) mark()
  })
  void checkOpenTabs().catch(() => {})
}

/** Holds a lock until the tab is closed or crashes. */
function holdLock(locks: LockManager, id: string): void {
  // The back/forward cache releases the lock and requests it again. Another tab may check before
  // the lock is granted and remove the mark, so it is set again then.
  void locks
    .request(markPrefix + id, () => {
      markOpen(id)
      return new Promise<never>(() => {})
    })
    .catch(() => {})
}

/**
 * Answers other tabs while this one is open. A frozen tab cannot answer, so its mark has a time.
 */
function answerTabs(id: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (data !== question) return
    markOpen(id)
    channel.postMessage(markPrefix + id)
  })
  globalThis.addEventListener('freeze', () => markOpen(id, String(Date.now())), { capture: true })
  globalThis.addEventListener('resume', () => markOpen(id), { capture: true })
}

function markOpen(id: string, frozenAt = ''): void {
  try {
    localStorage.setItem(markPrefix + id, frozenAt)
  } catch {
    // If the storage is full, other tabs treat this one as closed. No draft is lost.
  }
}
