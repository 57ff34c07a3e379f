import type { DeviceStore } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import type { OutboxEntry, SentReport } from '../model/entry'
import type { OutboxStore } from '../model/stored-queue'
import type { DeviceDrafts } from './device-drafts'
import { deletePhoto, readPhoto } from './device'
import { SENT_REPORTS_STORE } from './store-names'

const hasId = (value: unknown): value is { id: string } => isRecord(value) && 'id' in value
/** An entry as stored: a payload id is named `revision`. */
type StoredEntry = Omit<OutboxEntry, 'payloadId' | 'inFlightPayloadId'> & {
  readonly revision?: string | undefined
  readonly inFlightRevision?: string | undefined
}
const isStoredEntry = (value: unknown): value is StoredEntry =>
  hasId(value) && 'payload' in value && 'inFlight' in value
const isSentReport = (value: unknown): value is SentReport => hasId(value) && 'at' in value

const fromStoredEntry = ({
  revision: payloadId,
  inFlightRevision: inFlightPayloadId,
  ...entry
}: StoredEntry): OutboxEntry => ({ ...entry, payloadId, inFlightPayloadId })
const toStoredEntry = ({
  payloadId: revision,
  inFlightPayloadId: inFlightRevision,
  ...entry
}: OutboxEntry): StoredEntry => ({ ...entry, revision, inFlightRevision })

interface OutboxDevice {
  readonly device: DeviceStore<'entries' | typeof SENT_REPORTS_STORE | 'drafts'>
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
    const [entries] = await Promise.all([device.all('entries'), drafts.load()])
    return entries.filter(isStoredEntry).map(fromStoredEntry)
  },
  sentReports: async () => (await device.all(SENT_REPORTS_STORE)).filter(isSentReport),
  readPhoto,
  deletePhoto,
  async put(entry) {
    await device.put('entries', entry.id, toStoredEntry(entry))
    onChange()
  },
  async remove(id) {
    await device.remove('entries', id)
    onChange()
  },
  async complete({ id, payloadId, version, remote }, sentReport) {
    const rebased = version === null ? [] : drafts.rebase({ payloadId, version, payload: remote })
    await device.commit([
      { store: SENT_REPORTS_STORE, key: id, value: sentReport },
      { store: 'entries', key: id, value: undefined },
      ...rebased,
    ])
    onChange()
  },
  async removeSentReport(id) {
    await device.remove(SENT_REPORTS_STORE, id)
    onChange()
  },
})
