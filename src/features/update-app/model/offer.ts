import { followVersions } from './versions'

let take: (() => void) | null = null
const listeners = new Set<() => void>()

/** What takes the new version; null while there is none. */
export const offered = (): (() => void) | null => take

export function subscribeOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the application on this device, and offers what is new (`followVersions`). */
export async function keepOnDevice(url: string): Promise<void> {
  await followVersions(url, (next) => {
    take = next
    for (const listener of listeners) listener()
  })
}
