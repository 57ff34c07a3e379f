import { deviceStore, memoryDevice, type DeviceStore } from '@/shared/lib/draft'

const stores = ['entries', 'gone', 'photos', 'answers'] as const

/** What this device keeps for a day without a network. Where a browser keeps nothing, it is there until the page goes. */
export const device: DeviceStore<(typeof stores)[number]> = typeof indexedDB === 'undefined' ? memoryDevice() : deviceStore('timberdesk-outbox', 1, stores)
