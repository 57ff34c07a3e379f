import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraftKeys, setDraftKey } from './draft-keys'
import { draftKey, readDraft, writeDraft } from './draft-storage'
import { useDraft, useIsDraftStored } from './use-draft'

interface Note {
  text: string
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value
const key = draftKey('ona', 'deal:1')
const renderDraft = (at = key) =>
  renderHook((name: string) => useDraft(name, isNote), { initialProps: at })
const readStored = (at = key) => readDraft(at, isNote)

const onasKey = '7c'.repeat(32)
const jamessKey = '5e'.repeat(32)

beforeEach(() => {
  localStorage.clear()
  setDraftKey('ona', onasKey)
  setDraftKey('james', jamessKey)
})

/** Makes the storage full for all keys but those that have room. */
function limitStorage(hasRoom: (storageKey: string) => boolean) {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (!hasRoom(name)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, text)
  })
}

afterEach(() => void vi.restoreAllMocks())

describe('a draft', () => {
  it('is written at once, as the page may be killed at any moment', () => {
    const draft = renderDraft().result.current
    draft.save({ text: 'p' })
    expect(readStored()).toEqual({ text: 'p' })
    draft.save({ text: 'pi' })
    expect(readStored()).toEqual({ text: 'pi' })
  })

  it('is restored when the form opens again', () => {
    const first = renderDraft()
    expect(first.result.current.restored).toBeNull()
    first.result.current.save({ text: 'pine' })
    first.unmount()
    expect(renderDraft().result.current.restored).toEqual({ text: 'pine' })
  })

  it('is removed once it is saved', () => {
    const draft = renderDraft().result.current
    draft.save({ text: 'pine' })
    draft.discard()
    expect(readStored()).toBeNull()
  })

  it('belongs to one user and one document', () => {
    writeDraft(key, { text: 'pine' })
    expect(renderDraft(draftKey('james', 'deal:1')).result.current.restored).toBeNull()
    expect(renderDraft(draftKey('ona', 'deal:2')).result.current.restored).toBeNull()
    expect(renderDraft().result.current.restored).toEqual({ text: 'pine' })
  })

  it('changes with the document', () => {
    writeDraft(draftKey('ona', 'deal:2'), { text: 'spruce' })
    const form = renderDraft()
    form.result.current.save({ text: 'pine' })
    form.rerender(draftKey('ona', 'deal:2'))
    expect(form.result.current.restored).toEqual({ text: 'spruce' })
    expect(readStored()).toEqual({ text: 'pine' })
  })

  it('is ignored if it is from an older form or unreadable', () => {
    writeDraft(key, { words: 'pine' })
    expect(renderDraft().result.current.restored).toBeNull()
    localStorage.setItem(key, '{"text":')
    expect(renderDraft().result.current.restored).toBeNull()
  })

  it('does not interrupt typing if the storage is full', () => {
    limitStorage(() => false)
    const draft = renderDraft().result.current
    expect(() => draft.save({ text: 'pine boards' })).not.toThrow()
  })

  it('is known to be stored or not', () => {
    const isStored = renderHook(() => useIsDraftStored(key)).result
    limitStorage(() => false)
    act(() => writeDraft(key, { text: 'pine' }))
    expect(isStored.current).toBe(false)
    vi.restoreAllMocks()
    act(() => writeDraft(key, { text: 'pine' }))
    expect(isStored.current).toBe(true)
  })
})

describe('the draft of a closed tab', () => {
  const closedKey = `${key}~closed`
  beforeEach(() => {
    writeDraft(key, { text: 'pine' })
    for (const [storageKey, sealed] of Object.entries({ ...localStorage })) {
      if (!storageKey.startsWith(key)) continue
      localStorage.removeItem(storageKey)
      localStorage.setItem(closedKey, String(sealed))
    }
  })

  it('moves to the tab that opens the form', () => {
    expect(readStored()).toEqual({ text: 'pine' })
    expect(localStorage.getItem(closedKey)).toBeNull()
    expect(readStored()).toEqual({ text: 'pine' })
  })

  it('moves although the storage has no room for a second copy', () => {
    limitStorage(() => localStorage.getItem(closedKey) === null)
    expect(readStored()).toEqual({ text: 'pine' })
    expect(localStorage.getItem(closedKey)).toBeNull()
    expect(readStored()).toEqual({ text: 'pine' })
  })

  it('is restored and stays where it is if it cannot be moved', () => {
    limitStorage((storageKey) => storageKey === closedKey)
    expect(readStored()).toEqual({ text: 'pine' })
    expect(localStorage.getItem(closedKey)).not.toBeNull()
    expect(readStored()).toEqual({ text: 'pine' })
  })
})

describe('after a logout', () => {
  it('a draft is unreadable, even as a copy of another user, until its writer logs in again', () => {
    writeDraft(key, { text: 'pine for Quercy' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('Quercy')
    forgetDraftKeys()
    expect(readStored()).toBeNull()
    // James copies the draft to his own key.
    setDraftKey('james', jamessKey)
    const jamess = draftKey('james', 'deal:1')
    for (const [storageKey, sealed] of Object.entries({ ...localStorage }))
      localStorage.setItem(storageKey.replace(key, jamess), String(sealed))
    expect(readStored(jamess)).toBeNull()
    setDraftKey('ona', onasKey)
    expect(readStored()).toEqual({ text: 'pine for Quercy' })
  })

  it('nothing is written in plain text', () => {
    writeDraft(key, { text: 'pine' })
    forgetDraftKeys()
    writeDraft(key, { text: 'pine for Quercy' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('Quercy')
    setDraftKey('ona', onasKey)
    expect(readStored()).toEqual({ text: 'pine' })
  })
})
