import { toPersonalKey } from '@/entities/session'
import type { CopiedLinesStore } from '@/shared/ui/lines-grid'

const listeners = new Set<() => void>()

/** Returns the lines that a person copied last, also in another tab of this browser. */
export function createCopiedLinesStore(personId: string): CopiedLinesStore {
  const key = toPersonalKey('lines', personId)
  return {
    read: () => localStorage.getItem(key),
    write(text) {
      try {
        localStorage.setItem(key, text)
      } catch {
        // The storage is full: earlier lines must not be pasted in their place.
        localStorage.removeItem(key)
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
