import { openDeviceStore } from '@/shared/lib/draft'

/**
 * Creates a store of one sheet per user and place on this device. Storage errors are ignored.
 * @param database IndexedDB name
 */
export function createSheetStore<Stored>(
  database: string,
  isStored: (value: unknown) => value is Stored,
) {
  const device = openDeviceStore(database, 1, ['sheets'])
  const keyFor = (personId: string, slot: string) => `${personId} ${slot}`
  return {
    save: (personId: string, slot: string, sheet: Stored): Promise<void> =>
      device.put('sheets', keyFor(personId, slot), sheet).catch(() => {}),
    remove: (personId: string, slot: string): Promise<void> =>
      device.remove('sheets', keyFor(personId, slot)).catch(() => {}),
    async read(personId: string, slot: string): Promise<Stored | null> {
      const stored = await device.get('sheets', keyFor(personId, slot)).catch(() => null)
      return isStored(stored) ? stored : null
    },
  }
}
