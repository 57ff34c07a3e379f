import { expect, it } from 'vitest'
import { createMemoryDeviceStore } from '@/shared/lib/draft'
import type { OutboxEntry } from '../model/entry'
import { createDeviceDrafts } from './device-drafts'
import { createDeviceOutbox } from './device-outbox'

it('an entry that an earlier version of the application stored keeps its payload ids', async () => {
  const device = createMemoryDeviceStore<'entries' | 'gone' | 'drafts'>()
  const outbox = createDeviceOutbox({ device, drafts: createDeviceDrafts(device) }, () => {})
  const entry: OutboxEntry = {
    id: 'r1',
    kind: 'supply_report',
    person: { id: 'ona', name: 'Ona' },
    title: 'r1',
    since: '2026-11-20T08:00:00.000Z',
    payload: { photos: [] },
    payloadId: 'second',
    version: null,
    base: null,
    inFlight: { photos: [] },
    inFlightPayloadId: 'first',
    remote: null,
    acknowledged: {},
    hold: null,
  }
  await outbox.put(entry)
  expect(await device.all('entries')).toMatchObject([
    { revision: 'second', inFlightRevision: 'first' },
  ])
  expect(await outbox.entries()).toEqual([entry])
})
