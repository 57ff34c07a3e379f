import { openDeviceStore, type DeviceStore } from '@/shared/lib/draft'
import { createDeviceDrafts } from './device-drafts'

const stores = ['entries', 'gone', 'photos', 'answers', 'drafts'] as const

/** What this device keeps for a day without a network. Where a browser keeps nothing, it is there until the page goes. */
export const device: DeviceStore<(typeof stores)[number]> = openDeviceStore(
  'timberdesk-outbox',
  2,
  stores,
)

/** Drafts of reports on this device. */
export const drafts = createDeviceDrafts(device)
