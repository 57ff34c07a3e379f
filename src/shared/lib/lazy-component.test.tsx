import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyComponent, removeFailedStylesheets } from './lazy-component'

afterEach(() => vi.useRealTimers())

it('a part whose file could not be loaded appears once the network is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>Load plan</p>)
  const Part = lazyComponent(load, () => <p>Loading</p>)
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('Loading')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByText('Load plan')).not.toBeNull()
})

it('a stylesheet that could not be loaded is requested again with its part', () => {
  removeFailedStylesheets()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})
