/** How long a tab goes on before it asks whether there is a new version, in milliseconds. */
const CHECK_INTERVAL_MS = 3_600_000

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>
type Page = Pick<Document, 'addEventListener' | 'visibilityState'>

interface BrowserContext {
  readonly workers: Workers
  readonly page: Page
  readonly reload: () => void
}

/**
 * Has the browser keep the application for days without a network, and tells when a new version of it is there. Nothing changes by itself: somebody may be
 * in the middle of a report.
 *
 * @param onOffered gets what takes the new version: it begins in all tabs, and this one is loaded anew; the others go on with the files that they have
 */
export async function watchVersions(
  url: string,
  onOffered: (take: () => void) => void,
  { workers, page, reload }: BrowserContext = {
    workers: navigator.serviceWorker,
    page: document,
    reload: () => location.reload(),
  },
): Promise<void> {
  const registration = await workers.register(url, { updateViaCache: 'none' })

  function offer() {
    const { waiting } = registration
    // On the first visit there is nothing that it would be newer than.
    if (!waiting || !workers.controller) return
    onOffered(() => {
      workers.addEventListener('controllerchange', reload, { once: true })
      waiting.postMessage('begin')
    })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer())
  })

  let asked = Date.now()
  const ask = () => {
    if (page.visibilityState !== 'visible' || Date.now() - asked < CHECK_INTERVAL_MS) return
    asked = Date.now()
    // Without a network it is asked again another time.
    registration.update().catch(() => {})
  }
  page.addEventListener('visibilitychange', ask)
  setInterval(ask, CHECK_INTERVAL_MS)
}

let applyUpdate: (() => void) | null = null
const listeners = new Set<() => void>()

/** What takes the new version; null while there is none. */
export const getPendingUpdate = (): (() => void) | null => applyUpdate

export function subscribeToPendingUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the application on this device, and offers what is new (`watchVersions`). */
export async function registerServiceWorker(url: string): Promise<void> {
  await watchVersions(url, (next) => {
    applyUpdate = next
    for (const listener of listeners) listener()
  })
}
