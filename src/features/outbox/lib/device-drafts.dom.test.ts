import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  countUnstoredDrafts,
  createMemoryDeviceStore,
  draftKey,
  isDraftStored,
  readDraft,
  removeDraft,
  setDraftKey,
  writeDraft,
  type DeviceStore,
} from '@/shared/lib/draft'
import { createDeviceDrafts } from './device-drafts'
import { isString } from '@/shared/lib/type-guards'

const key = draftKey('ona', 'cargo_report-1')

/** Device that has room for nothing new while it is full, as IndexedDB behaves. */
function createDevice() {
  const store = createMemoryDeviceStore<'drafts'>()
  const state = { isFull: false }
  const device: DeviceStore<'drafts'> = {
    ...store,
    async commit(changes) {
      if (state.isFull && changes.some(({ value }) => value !== undefined))
        throw new DOMException('full', 'QuotaExceededError')
      await store.commit(changes)
    },
  }
  return { device, state }
}

beforeEach(() => setDraftKey('ona', '7c'.repeat(32)))

it('the draft of a closed tab stays on a full device until it can be moved', async () => {
  const { device, state } = createDevice()
  const closed = createDeviceDrafts(device)
  closed.write(`${key}~closed`, 'two packs wet')
  const drafts = createDeviceDrafts(device)
  await drafts.load()
  state.isFull = true
  expect(readDraft(key, isString, drafts)).toBe('two packs wet')
  await device.all('drafts')
  const reloaded = createDeviceDrafts(device)
  await reloaded.load()
  expect(readDraft(key, isString, reloaded)).toBe('two packs wet')
})

it('a draft that cannot be moved is counted once', async () => {
  const { device, state } = createDevice()
  createDeviceDrafts(device).write(`${key}~closed`, 'two packs wet')
  const drafts = createDeviceDrafts(device)
  await drafts.load()
  state.isFull = true
  readDraft(key, isString, drafts)
  await waitFor(() => expect(isDraftStored(key)).toBe(false))
  expect(countUnstoredDrafts()).toBe(1)
  state.isFull = false
  writeDraft(key, 'three packs wet', drafts)
  await waitFor(() => expect(countUnstoredDrafts()).toBe(0))
})

it('a draft says that it is not stored on a full device until it is stored or removed', async () => {
  const { device, state } = createDevice()
  const drafts = createDeviceDrafts(device)
  state.isFull = true
  writeDraft(key, 'one pack wet', drafts)
  await waitFor(() => expect(isDraftStored(key)).toBe(false))
  state.isFull = false
  writeDraft(key, 'two packs wet', drafts)
  await waitFor(() => expect(isDraftStored(key)).toBe(true))
  state.isFull = true
  writeDraft(key, 'three packs wet', drafts)
  await waitFor(() => expect(isDraftStored(key)).toBe(false))
  removeDraft(key, drafts)
  await waitFor(() => expect(isDraftStored(key)).toBe(true))
})
