import { openDeviceStore } from '@/shared/lib/draft'

/**
 * One sheet for each person and place on this device, kept across reloads. A device without room goes on without it.
 * @param database its name on the device
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
