const idKey = 'tab'
const markPrefix = 'tab-open:'

let heldTabId: string | null = null

/** Id of this browser tab. A reload keeps it; a duplicated tab gets its own. */
export function readTabId(): string {
  const known = sessionStorage.getItem(idKey)
  if (
    known !== null &&
    (known === heldTabId || localStorage.getItem(markPrefix + known) === null)
  ) {
    if (known !== heldTabId) holdTab(known)
    return known
  }
  const id = crypto.randomUUID()
  sessionStorage.setItem(idKey, id)
  holdTab(id)
  return id
}

/** True if another tab with this id is open. Without locks (plain http) no tab is known to be open. */
export const isOpenElsewhere = (tabId: string): boolean =>
  tabId !== readTabId() && localStorage.getItem(markPrefix + tabId) !== null

/** Removes the marks of tabs that crashed. */
export async function checkOpenTabs(): Promise<void> {
  const locks = findLocks()
  if (!locks) return
  readTabId()
  const { held: taken = [], pending = [] } = await locks.query()
  const open = new Set([...taken, ...pending].map(({ name }) => name))
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(markPrefix) && key !== markPrefix + heldTabId && !open.has(key))
      localStorage.removeItem(key)
  }
}

const findLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null)

/** Calls back when another tab opens or closes. Returns the unsubscribe function. */
export function subscribeToTabs(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent) => key?.startsWith(markPrefix) && onChange()
  globalThis.addEventListener('storage', look)
  return () => globalThis.removeEventListener('storage', look)
}

/** Marks this tab as open. The mark can be read synchronously; the lock is released on a crash. */
function holdTab(id: string): void {
  const locks = findLocks()
  heldTabId = id
  if (!locks) return
  const mark = () => markOpen(id)
  // The back/forward cache releases the lock and requests it again. Another tab may check before
  // the lock is granted and remove the mark, so it is set again then.
  void locks
    .request(markPrefix + id, () => {
      mark()
      return new Promise<never>(() => {})
    })
    .catch(() => {})
  mark()
  globalThis.addEventListener('pagehide', () => localStorage.removeItem(markPrefix + id))
  globalThis.addEventListener('pageshow', mark)
  void checkOpenTabs().catch(() => {})
}

function markOpen(id: string): void {
  try {
    localStorage.setItem(markPrefix + id, '')
  } catch {
    // With a full storage, other tabs take this one for closed. No draft is lost.
  }
}
