import { HOUR_MS } from '@domain/calendar'

/** Milliseconds between checks for a new version in an open tab. */
const CHECK_INTERVAL_MS = HOUR_MS

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>
type Page = Pick<Document, 'addEventListener' | 'visibilityState'>

interface BrowserContext {
  readonly workers: Workers
  readonly page: Page
  readonly reload: () => void
}

/**
 * Registers the service worker that makes the app work offline, and offers new versions. An update
 * is never applied by itself, because the user may be editing.
 * @param onOffered receives a function that activates the new version in all tabs and reloads this
 * one; other tabs continue with their loaded files
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

  function offerUpdate() {
    const { waiting } = registration
    // On the first visit there is no older version to update.
    if (!waiting || !workers.controller) return
    onOffered(() => {
      // Another tab has activated it.
      if (waiting.state !== 'installed') return reload()
      workers.addEventListener('controllerchange', reload, { once: true })
      waiting.postMessage('begin')
    })
  }
  offerUpdate()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener(
      'statechange',
      () => installing.state === 'installed' && offerUpdate(),
    )
  })

  let lastCheckedAt = Date.now()
  const checkForUpdate = () => {
    if (page.visibilityState !== 'visible' || Date.now() - lastCheckedAt < CHECK_INTERVAL_MS) return
    lastCheckedAt = Date.now()
    // Without a network, the next check tries again.
    registration.update().catch(() => {})
  }
  page.addEventListener('visibilitychange', checkForUpdate)
  setInterval(checkForUpdate, CHECK_INTERVAL_MS)
}

let applyUpdate: (() => void) | null = null
const listeners = new Set<() => void>()

/** Function that applies the new version; null if there is none. */
export const getPendingUpdate = (): (() => void) | null => applyUpdate

export function subscribeToPendingUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers the service worker and publishes its updates as the pending update. */
export async function registerServiceWorker(url: string): Promise<void> {
  await watchVersions(url, (next) => {
    applyUpdate = next
    for (const listener of listeners) listener()
  })
}
