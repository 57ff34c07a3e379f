import type { Entry, Gone } from './entry'
import type { OutboxStore } from './queue'
import type { DevicePhoto } from './send-entry'

/** Stands in where a browser keeps nothing, and in tests: all is gone with the page, or stays with this object. */
export function memoryStore(photos = new Map<string, DevicePhoto>()): OutboxStore {
  const entries = new Map<string, Entry>()
  const gone = new Map<string, Gone>()
  return {
    entries: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => void entries.delete(id),
    photo: (id) => Promise.resolve(photos.get(id)),
    dropPhoto: async (id) => void photos.delete(id),
    gone: () => Promise.resolve([...gone.values()]),
    forgetGone: async (id) => void gone.delete(id),
    complete: async (entry, each) => {
      entries.delete(entry.id)
      gone.set(entry.id, each)
    },
  }
}
