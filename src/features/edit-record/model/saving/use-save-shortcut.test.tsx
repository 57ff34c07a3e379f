import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSaveShortcut } from './use-save-shortcut'

afterEach(cleanup)

it.each([
  ['Ctrl+S', new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }), 1],
  ['⌘S', new KeyboardEvent('keydown', { key: 's', metaKey: true, cancelable: true }), 1],
  [
    'Ctrl+S with Caps Lock',
    new KeyboardEvent('keydown', { key: 'S', ctrlKey: true, cancelable: true }),
    1,
  ],
  ['S alone', new KeyboardEvent('keydown', { key: 's', cancelable: true }), 0],
  [
    'Ctrl+Shift+S',
    new KeyboardEvent('keydown', { key: 'S', ctrlKey: true, shiftKey: true, cancelable: true }),
    0,
  ],
  [
    'Ctrl+Alt+S',
    new KeyboardEvent('keydown', { key: 's', ctrlKey: true, altKey: true, cancelable: true }),
    0,
  ],
  ['a keydown without a key, as from autofill', new Event('keydown', { cancelable: true }), 0],
])('Ctrl+S saves, other keys do not: %s', (_, event, times) => {
  const onSave = vi.fn()
  const onError = vi.fn()
  addEventListener('error', onError)
  renderHook(() => useSaveShortcut(onSave))
  document.dispatchEvent(event)
  removeEventListener('error', onError)
  expect(onSave).toHaveBeenCalledTimes(times)
  expect(event.defaultPrevented).toBe(times > 0)
  expect(onError).not.toHaveBeenCalled()
})
