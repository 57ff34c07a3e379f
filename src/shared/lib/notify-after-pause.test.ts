import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notifyAfterPause } from './notify-after-pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a listener is notified once after several changes, and no more once unsubscribed', () => {
  const listeners = new Set<() => void>()
  const change = () => listeners.forEach((each) => each())
  const listener = vi.fn()
  const unsubscribe = notifyAfterPause((each) => {
    listeners.add(each)
    return () => listeners.delete(each)
  }, listener)
  change()
  vi.advanceTimersByTime(400)
  change()
  vi.advanceTimersByTime(400)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(listener).toHaveBeenCalledOnce()
  change()
  unsubscribe()
  vi.advanceTimersByTime(500)
  expect(listener).toHaveBeenCalledOnce()
})
