import { expect, it } from 'vitest'
import { createMemoryDeviceStore } from '@/shared/lib/draft'
import { device as photoDevice, readPhoto } from './device'
import { createDeviceDrafts } from './device-drafts'
import { createDeviceOutbox } from './device-outbox'

it('deletes queued reports that it cannot read, with their photos, and keeps the others', async () => {
  const device = createMemoryDeviceStore<'entries' | 'gone' | 'drafts'>()
  const outbox = createDeviceOutbox({ device, drafts: createDeviceDrafts(device) }, () => {})
  const createEntry = (id: string) => ({
    ...{ id, kind: 'supply_report', person: { id: 'ona', name: 'Ona' }, title: id },
    ...{ since: '2026-11-23T08:00:00.000Z', version: null, base: null, inFlight: null },
    ...{ remote: null, acknowledged: {}, hold: null },
    payload: { photos: [{ id: `photo of ${id}`, attachment_id: null }] },
  })
  const { payload } = createEntry('unreadable')
  const stored = [
    createEntry('readable'),
    { id: 'unreadable', payload },
    { id: 'without photos', payload: null },
  ]
  for (const entry of stored) await device.put('entries', entry.id, entry)
  for (const id of ['readable', 'unreadable'])
    await photoDevice.put('photos', `photo of ${id}`, { name: id, bytes: new ArrayBuffer(1) })

  expect(await outbox.entries()).toEqual([createEntry('readable')])
  expect(await device.all('entries')).toEqual([createEntry('readable')])
  expect(await readPhoto('photo of unreadable')).toBeUndefined()
  expect(await readPhoto('photo of readable')).toBeDefined()
})
