import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypingPause } from './typing-pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a pause begins a second after the last key, or at once if the user is not typing', async () => {
  const keyboard = new EventTarget()
  const typing = createTypingPause(keyboard)
  await typing.wait()
  const press = () => keyboard.dispatchEvent(new Event('keydown'))
  const resume = vi.fn()
  press()
  void typing.wait().then(resume)
  await vi.advanceTimersByTimeAsync(900)
  press()
  await vi.advanceTimersByTimeAsync(900)
  expect(resume).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(resume).toHaveBeenCalled()
})
