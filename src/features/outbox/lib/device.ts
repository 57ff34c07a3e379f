import { openDeviceStore, type DeviceStore } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import type { DevicePhoto } from '../model/send-entry'
import { createDeviceDrafts } from './device-drafts'
import { QUERIES_STORE, SENT_REPORTS_STORE } from './store-names'

const STORES = ['entries', SENT_REPORTS_STORE, 'photos', QUERIES_STORE, 'drafts'] as const

/** Data for offline work; in memory if the browser has no storage. */
export const device: DeviceStore<(typeof STORES)[number]> = openDeviceStore(
  'timberdesk-outbox',
  2,
  STORES,
)

/** Drafts of reports on this device. */
export const drafts = createDeviceDrafts(device)

const isPhoto = (value: unknown): value is DevicePhoto =>
  isRecord(value) && 'bytes' in value && 'name' in value

/**
 * Stores a photo until it is sent.
 * @throws DOMException `QuotaExceededError` if storage is full
 */
export async function storePhoto(id: string, photo: DevicePhoto): Promise<void> {
  // Request persistence only when there is data to lose. A browser that refuses stores the photo
  // too.
  void globalThis.navigator.storage?.persist?.().catch(() => false)
  await device.put('photos', id, photo)
}

/** Returns a stored photo; undefined if it is missing. */
export async function readPhoto(id: string): Promise<DevicePhoto | undefined> {
  const photo = await device.get('photos', id)
  return isPhoto(photo) ? photo : undefined
}

export const deletePhoto = (id: string): Promise<void> => device.remove('photos', id)
