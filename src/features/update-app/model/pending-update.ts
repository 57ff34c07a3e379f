import { watchVersions } from './watch-versions'

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
