import type { DeviceStore } from '@/shared/lib/draft'
import type { OutboxEntry, SentReport } from '../model/entry'
import type { OutboxStore } from '../model/stored-queue'
import type { DeviceDrafts } from './device-drafts'
import { deletePhoto, readPhoto } from './device'

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Returns the photos of a stored entry of any form; null if it has no list of photos. */
function readPhotoIds(entry: object): readonly string[] | null {
  const payload: unknown = 'payload' in entry ? entry.payload : null
  if (typeof payload !== 'object' || payload === null || !('photos' in payload)) return null
  return Array.isArray(payload.photos) ? payload.photos.filter(hasId).map(({ id }) => id) : null
}

const isEntry = (value: unknown): value is OutboxEntry =>
  hasId(value) &&
  'inFlight' in value &&
  'acknowledged' in value &&
  'since' in value &&
  typeof value.since === 'string' &&
  'person' in value &&
  hasId(value.person) &&
  readPhotoIds(value) !== null
const isSentReport = (value: unknown): value is SentReport => hasId(value) && 'at' in value

interface OutboxDevice {
  readonly device: DeviceStore<'entries' | 'gone' | 'drafts'>
  readonly drafts: DeviceDrafts
}

/**
 * Creates the stored queue with its drafts.
 * @param onChange notifies other tabs
 */
export const createDeviceOutbox = (
  { device, drafts }: OutboxDevice,
  onChange: () => void,
): OutboxStore => ({
  async entries() {
    const [stored] = await Promise.all([device.all('entries'), drafts.load()])
    for (const entry of stored.filter(hasId)) {
      if (isEntry(entry)) continue
      // Nothing else would ever delete them.
      for (const id of readPhotoIds(entry) ?? []) await deletePhoto(id)
      await device.remove('entries', entry.id)
    }
    return stored.filter(isEntry)
  },
  sentReports: async () => (await device.all('gone')).filter(isSentReport),
  readPhoto,
  deletePhoto,
  async put(entry) {
    await device.put('entries', entry.id, entry)
    onChange()
  },
  async remove(id) {
    await device.remove('entries', id)
    onChange()
  },
  async complete({ id, revision, version, remote }, sentReport) {
    const rebased = version === null ? [] : drafts.rebase({ revision, version, payload: remote })
    await device.commit([
      { store: 'gone', key: id, value: sentReport },
      { store: 'entries', key: id, value: undefined },
      ...rebased,
    ])
    onChange()
  },
  async removeSentReport(id) {
    await device.remove('gone', id)
    onChange()
  },
})
