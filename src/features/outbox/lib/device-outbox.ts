import type { Entry, Gone } from '../model/entry'
import type { OutboxStore } from '../model/queue'
import { device } from './device'
import { dropPhoto, keptPhoto } from './photo-store'

const isNamed = (value: unknown): value is { id: string } => typeof value === 'object' && value !== null && 'id' in value
const isEntry = (value: unknown): value is Entry => isNamed(value) && 'flight' in value
const isGone = (value: unknown): value is Gone => isNamed(value) && 'at' in value

/** The queue as it lies on this device. @param onChange tells other tabs */
export const deviceOutbox = (onChange: () => void): OutboxStore => ({
  entries: async () => (await device.all('entries')).filter(isEntry),
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
  async putGone(gone) {
    await device.put('gone', gone.id, gone)
    onChange()
  },
  async forgetGone(id) {
    await device.remove('gone', id)
    onChange()
  },
})
