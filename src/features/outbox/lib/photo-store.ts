import type { DevicePhoto } from '../model/send-entry'
import { device } from './device'

const isPhoto = (value: unknown): value is DevicePhoto =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

/** Keeps a photo on this device until it was sent. @throws DOMException `QuotaExceededError` where there is no room */
export async function storePhoto(id: string, photo: DevicePhoto): Promise<void> {
  // Asked once there is something to lose; a browser that says no keeps it all the same, as long as it has room.
  void globalThis.navigator.storage?.persist?.().catch(() => false)
  await device.put('photos', id, photo)
}

/** A photo that waits on this device; undefined where it does not. */
export async function readPhoto(id: string): Promise<DevicePhoto | undefined> {
  const kept = await device.get('photos', id)
  return isPhoto(kept) ? kept : undefined
}

export const deletePhoto = (id: string): Promise<void> => device.remove('photos', id)
