import { openDeviceStore, type DeviceStore } from '@/shared/lib/draft'
import { createDeviceDrafts } from './device-drafts'

const stores = ['entries', 'gone', 'photos', 'answers', 'drafts'] as const

/** Data for a day without a network; in memory if the browser has no storage. */
export const device: DeviceStore<(typeof stores)[number]> = openDeviceStore(
  'timberdesk-outbox',
  2,
  stores,
)

/** Drafts of reports on this device. */
export const drafts = createDeviceDrafts(device)
