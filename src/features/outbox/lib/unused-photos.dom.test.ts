import { beforeEach, expect, it } from 'vitest'
import {
  createMemoryDeviceStore,
  draftKey,
  forgetDraftKeys,
  removeDraft,
  setDraftKey,
  writeDraft,
} from '@/shared/lib/draft'
import { createDeviceDrafts } from './device-drafts'
import { deleteUnusedPhotos } from './unused-photos'
import { HOUR_MS } from '@domain/calendar'

const key = draftKey('ona', 'cargo_report-1')

async function createPhone() {
  const device = createMemoryDeviceStore<'entries' | 'photos' | 'drafts'>()
  const drafts = createDeviceDrafts(device)
  for (const id of ['queued', 'drafted', 'discarded'])
    await device.put('photos', id, { name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(1) })
  await device.put('entries', 'report-2', { payload: { photos: [{ id: 'queued' }] } })
  writeDraft(key, { values: { photos: [{ id: 'drafted' }] } }, drafts)
  return {
    device,
    drafts,
    /** Starts the application and returns the photos that are left. */
    async start(hours: number) {
      await deleteUnusedPhotos(
        { device, drafts: createDeviceDrafts(device) },
        new Date(hours * HOUR_MS),
      )
      return device.keys('photos')
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  setDraftKey('ona', '7c'.repeat(32))
})

it('a photo without a report is deleted a day after it was found', async () => {
  const { start } = await createPhone()
  expect(await start(0)).toEqual(['queued', 'drafted', 'discarded'])
  expect(await start(23)).toEqual(['queued', 'drafted', 'discarded'])
  expect(await start(24)).toEqual(['queued', 'drafted'])
})

it('a photo of a restored report stays', async () => {
  const { start, drafts } = await createPhone()
  await start(0)
  writeDraft(key, { values: { photos: [{ id: 'drafted' }, { id: 'discarded' }] } }, drafts)
  expect(await start(48)).toContain('discarded')
  removeDraft(key, drafts)
  expect(await start(49)).toContain('discarded')
  expect(await start(73)).toEqual(['queued'])
})

it('the draft of another user keeps its own photos only', async () => {
  const { start } = await createPhone()
  await start(0)
  forgetDraftKeys()
  expect(await start(48)).toEqual(['queued', 'drafted'])
})

it('no photo is deleted while an older draft of another user does not list its photos', async () => {
  const { start, device } = await createPhone()
  await start(0)
  const [stored] = await device.all('drafts')
  await device.put('drafts', key, { ...(stored as object), photos: undefined })
  forgetDraftKeys()
  expect(await start(48)).toContain('discarded')
})
