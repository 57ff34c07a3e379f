import type { OutboxEntry, SentReport } from './entry'
import type { OutboxStore } from './queue'
import type { DevicePhoto } from './send-entry'

/** In-memory store for browsers without storage, and for tests. */
export function createMemoryOutboxStore(photos = new Map<string, DevicePhoto>()): OutboxStore {
  const entries = new Map<string, OutboxEntry>()
  const sentReports = new Map<string, SentReport>()
  return {
    entries: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => void entries.delete(id),
    readPhoto: (id) => Promise.resolve(photos.get(id)),
    deletePhoto: async (id) => void photos.delete(id),
    sentReports: () => Promise.resolve([...sentReports.values()]),
    removeSentReport: async (id) => void sentReports.delete(id),
    complete: async (entry, each) => {
      entries.delete(entry.id)
      sentReports.set(entry.id, each)
    },
  }
}
