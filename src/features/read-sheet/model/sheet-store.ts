import { openDeviceStore } from '@/shared/lib/draft'

/**
 * Creates a store of one sheet per user and place on this device. Storage errors are ignored.
 * @param database IndexedDB name
 */
export function createSheetStore<Kept>(
  database: string,
  isKept: (value: unknown) => value is Kept,
) {
  const device = openDeviceStore(database, 1, ['sheets'])
  const keyFor = (personId: string, place: string) => `${personId} ${place}`
  return {
    keep: (personId: string, place: string, sheet: Kept): Promise<void> =>
      device.put('sheets', keyFor(personId, place), sheet).catch(() => {}),
    forget: (personId: string, place: string): Promise<void> =>
      device.remove('sheets', keyFor(personId, place)).catch(() => {}),
    async read(personId: string, place: string): Promise<Kept | null> {
      const kept = await device.get('sheets', keyFor(personId, place)).catch(() => null)
      return isKept(kept) ? kept : null
    },
  }
}
