import { DAY_MS } from '@domain/calendar'

const ID_KEY = 'tab'
const MARK_PREFIX = 'tab-open:'
const CHANNEL_NAME = 'timberdesk-tabs'
const QUESTION = 'open?'
/** Time for a busy tab to answer. */
const ANSWER_MS = 1000
const MAX_FROZEN_MS = DAY_MS

let heldTabId: string | null = null

/** Id of this browser tab. A reload keeps it; a duplicated tab gets its own. */
export function readTabId(): string {
  const storedId = sessionStorage.getItem(ID_KEY)
  if (
    storedId !== null &&
    (storedId === heldTabId || localStorage.getItem(MARK_PREFIX + storedId) === null)
  ) {
    if (storedId !== heldTabId) holdTab(storedId)
    return storedId
  }
  const id = crypto.randomUUID()
  sessionStorage.setItem(ID_KEY, id)
  holdTab(id)
  return id
}

/** True if another tab with this id is open. */
export const isOpenElsewhere = (tabId: string): boolean =>
  tabId !== readTabId() && localStorage.getItem(MARK_PREFIX + tabId) !== null

/**
 * Removes the marks of tabs that crashed. Without locks (plain http) the open tabs are asked, which
 * takes `ANSWER_MS` if one is marked.
 */
export async function checkOpenTabs(): Promise<void> {
  readTabId()
  const marked = findOtherMarks()
  if (marked.length === 0) return
  const locks = findLocks()
  const openMarks = locks ? await findLockedTabs(locks) : await askTabs()
  for (const mark of marked) {
    const frozenAt = Number(localStorage.getItem(mark))
    const isFrozen = !locks && Date.now() - frozenAt < MAX_FROZEN_MS
    if (!openMarks.has(mark) && !isFrozen) localStorage.removeItem(mark)
  }
}

const findOtherMarks = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(MARK_PREFIX) && key !== MARK_PREFIX + heldTabId,
  )

const findLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null)

async function findLockedTabs(locks: LockManager): Promise<ReadonlySet<string | undefined>> {
  const { held = [], pending = [] } = await locks.query()
  return new Set([...held, ...pending].map(({ name }) => name))
}

/** Returns the marks of the tabs that answer. */
function askTabs(): Promise<ReadonlySet<string>> {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  const answers = new Set<string>()
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data !== QUESTION) answers.add(data)
  })
  channel.postMessage(QUESTION)
  return new Promise((resolve) =>
    setTimeout(() => {
      channel.close()
      resolve(answers)
    }, ANSWER_MS),
  )
}

/** Calls back when another tab opens or closes. Returns the unsubscribe function. */
export function subscribeToTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(MARK_PREFIX) && onChange()
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
  globalThis.addEventListener('pagehide', () => localStorage.removeItem(MARK_PREFIX + id))
  globalThis.addEventListener('pageshow', mark)
  // A tab that checks during a reload of this one may remove its new mark.
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === MARK_PREFIX + id && newValue === null) mark()
  })
  void checkOpenTabs().catch(() => {})
}

/** Holds a lock until the tab is closed or crashes. */
function holdLock(locks: LockManager, id: string): void {
  // The back/forward cache releases the lock and requests it again. Another tab may check before
  // the lock is granted and remove the mark, so it is set again then.
  void locks
    .request(MARK_PREFIX + id, () => {
      markOpen(id)
      return new Promise<never>(() => {})
    })
    .catch(() => {})
}

/**
 * Answers other tabs while this one is open. A frozen tab cannot answer, so its mark has a time.
 */
function answerTabs(id: string): void {
  const channel = new BroadcastChannel(CHANNEL_NAME)
  channel.addEventListener('message', ({ data }) => {
    if (data !== QUESTION) return
    markOpen(id)
    channel.postMessage(MARK_PREFIX + id)
  })
  globalThis.addEventListener('freeze', () => markOpen(id, String(Date.now())), { capture: true })
  globalThis.addEventListener('resume', () => markOpen(id), { capture: true })
}

function markOpen(id: string, frozenAt = ''): void {
  try {
    localStorage.setItem(MARK_PREFIX + id, frozenAt)
  } catch {
    // If the storage is full, other tabs treat this one as closed. No draft is lost.
  }
}
