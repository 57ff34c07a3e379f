import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { startI18n } from '@/shared/i18n'
import { NotificationBell } from './notification-bell'

let fetchCount = 0
let respond = () => HttpResponse.json(false)

/** Lets responses arrive under a fake clock. */
async function waitUntil(predicate: () => boolean) {
  while (!predicate()) await act(() => new Promise((resolve) => setImmediate(resolve)))
}
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openBell() {
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <NotificationBell />
    </QueryClientProvider>,
  )
  await waitUntil(() => fetchCount === 1 && client.isFetching() === 0)
}

describe('the bell', () => {
  beforeAll(() => startI18n({ shell: async () => ({}), page: async () => ({}) }))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    fetchCount = 0
    respond = () => HttpResponse.json(false)
    server.use(
      http.get('*/api/notifications/new_notification_exists/', () => {
        fetchCount += 1
        return respond()
      }),
    )
  })
  afterEach(() => {
    cleanup()
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })

  it('fetches on mount and every seven seconds', async () => {
    await openBell()
    await advanceTime(6999)
    expect(fetchCount).toBe(1)
    await advanceTime(1)
    await waitUntil(() => fetchCount === 2)
  })

  it('pauses while the tab is hidden, and fetches when it is visible again', async () => {
    await openBell()
    act(() => focusManager.setFocused(false))
    await advanceTime(70_000)
    expect(fetchCount).toBe(1)
    act(() => focusManager.setFocused(true))
    await waitUntil(() => fetchCount === 2)
  })

  it('continues after a failure without a message', async () => {
    respond = () => HttpResponse.json(false, { status: 500 })
    await openBell()
    await advanceTime(7000)
    await waitUntil(() => fetchCount === 2)
  })
})
