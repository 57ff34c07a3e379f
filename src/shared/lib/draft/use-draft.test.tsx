import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, writeDraft } from './draft-storage'
import { useDraft } from './use-draft'

type Note = { text: string }
const isNote = (value: unknown): value is Note => typeof value === 'object' && value !== null && 'text' in value
const key = draftKey('ona', 'deal:1')
const opened = (at = key) => renderHook((name: string) => useDraft(name, isNote), { initialProps: at })
const storedText = (at = key) => localStorage.getItem(at)

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is written once typing rests, not at every key', () => {
    const draft = opened().result.current
    draft.keep({ text: 'p' })
    draft.keep({ text: 'pi' })
    expect(storedText()).toBeNull()
    vi.runAllTimers()
    expect(storedText()).toBe('{"text":"pi"}')
  })

  it('is there when the form opens again', () => {
    const first = opened()
    expect(first.result.current.kept).toBeNull()
    first.result.current.keep({ text: 'pine' })
    first.unmount()
    expect(opened().result.current.kept).toEqual({ text: 'pine' })
  })

  it('is written when the page goes away in the middle of a word', () => {
    opened().result.current.keep({ text: 'pin' })
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(storedText()).toBe('{"text":"pin"}')
  })

  it('is gone once it is saved, with what was still waiting', () => {
    const draft = opened().result.current
    draft.keep({ text: 'pine' })
    vi.runAllTimers()
    draft.keep({ text: 'pine boards' })
    draft.discard()
    vi.runAllTimers()
    expect(storedText()).toBeNull()
  })

  it('belongs to one person and one document', () => {
    writeDraft(key, { text: 'pine' })
    expect(opened(draftKey('james', 'deal:1')).result.current.kept).toBeNull()
    expect(opened(draftKey('ona', 'deal:2')).result.current.kept).toBeNull()
    expect(opened().result.current.kept).toEqual({ text: 'pine' })
  })

  it('follows to another document, each with its own', () => {
    writeDraft(draftKey('ona', 'deal:2'), { text: 'spruce' })
    const form = opened()
    form.result.current.keep({ text: 'pine' })
    form.rerender(draftKey('ona', 'deal:2'))
    expect(form.result.current.kept).toEqual({ text: 'spruce' })
    expect(storedText()).toBe('{"text":"pine"}')
  })

  it('of an older form, or that cannot be read, is passed over', () => {
    writeDraft(key, { words: 'pine' })
    expect(opened().result.current.kept).toBeNull()
    localStorage.setItem(key, '{"text":')
    expect(opened().result.current.kept).toBeNull()
  })

  it('stops nobody from typing where storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const draft = opened().result.current
    draft.keep({ text: 'pine' })
    expect(() => vi.runAllTimers()).not.toThrow()
    full.mockRestore()
  })
})
