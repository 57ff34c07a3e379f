import type { OutboxEntry, SentReport } from './entry'
import type { OutboxStore } from './queue'
import type { DevicePhoto } from './send-entry'

/** Stands in where a browser keeps nothing, and in tests: all is gone with the page, or stays with this object. */
export function createMemoryOutboxStore(photos = new Map<string, DevicePhoto>()): OutboxStore {
  const entries = new Map<string, OutboxEntry>()
  const gone = new Map<string, SentReport>()
  return {
    entries: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => void entries.delete(id),
    readPhoto: (id) => Promise.resolve(photos.get(id)),
    deletePhoto: async (id) => void photos.delete(id),
    sentReports: () => Promise.resolve([...gone.values()]),
    removeSentReport: async (id) => void gone.delete(id),
    complete: async (entry, each) => {
      entries.delete(entry.id)
      gone.set(entry.id, each)
    },
  }
}
