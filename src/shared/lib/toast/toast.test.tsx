import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, useToasts } from './toast'

const shown = () => renderHook(useToasts).result
const texts = (toasts: ReturnType<typeof useToasts>) => toasts.map(({ message }) => ('text' in message ? message.text : ''))

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('come newest first, and at most three at once', () => {
    const toasts = shown()
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast.info(text)))
    expect(texts(toasts.current)).toEqual(['four', 'three', 'two'])
  })

  it('stay for five seconds', () => {
    const toasts = shown()
    act(() => toast.failedToLoadData())
    act(() => void vi.advanceTimersByTime(4999))
    expect(toasts.current).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(toasts.current).toHaveLength(0)
  })

  it('wait while somebody reads them, those that come meanwhile too', () => {
    const toasts = shown()
    let isRead = true
    toast.staysWhile(() => isRead)
    act(() => toast.info('read me'))
    act(() => void vi.advanceTimersByTime(30_000))
    act(() => toast.info('and me'))
    act(() => void vi.advanceTimersByTime(30_000))
    expect(texts(toasts.current)).toEqual(['and me', 'read me'])
    isRead = false
    act(() => void vi.advanceTimersByTime(5000))
    expect(toasts.current).toHaveLength(0)
  })
})
