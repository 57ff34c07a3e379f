import type { DeviceStore } from '@/shared/lib/draft'
import type { Entry, Gone } from '../model/entry'
import type { OutboxStore } from '../model/queue'
import type { DeviceDrafts } from './device-drafts'
import { dropPhoto, keptPhoto } from './photo-store'

const isNamed = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value
const isEntry = (value: unknown): value is Entry => isNamed(value) && 'flight' in value
const isGone = (value: unknown): value is Gone => isNamed(value) && 'at' in value

interface Device {
  readonly device: DeviceStore<'entries' | 'gone' | 'drafts'>
  readonly drafts: DeviceDrafts
}

/** The queue as it lies on this device, with the drafts beside it. @param onChange tells other tabs */
export const deviceOutbox = ({ device, drafts }: Device, onChange: () => void): OutboxStore => ({
  async entries() {
    const [entries] = await Promise.all([device.all('entries'), drafts.load()])
    return entries.filter(isEntry)
  },
  gone: async () => (await device.all('gone')).filter(isGone),
  photo: keptPhoto,
  dropPhoto,
  async put(entry) {
    await device.put('entries', entry.id, entry)
    onChange()
  },
  async remove(id) {
    await device.remove('entries', id)
    onChange()
  },
  async complete({ id, revision, version, there }, gone) {
    const rebased = version === null ? [] : drafts.rebase({ revision, version, written: there })
    await device.commit([
      { store: 'gone', key: id, value: gone },
      { store: 'entries', key: id, value: undefined },
      ...rebased,
    ])
    onChange()
  },
  async forgetGone(id) {
    await device.remove('gone', id)
    onChange()
  },
})
