import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { auth, meQueryOptions, type Me } from '@/entities/session'
import { renewSessionId } from '@/shared/api'
import type { AppRouter } from './router'
import { subscribeToSession } from './session'

const me = { id: 'anna' } as Me
const yardKey = ['supply_reports', 'inspectable', 'supply']

vi.mock('./offline', () => ({
  restoreOfflineQueries: async (queryClient: QueryClient) => {
    queryClient.setQueryData(meQueryOptions.queryKey, me)
    queryClient.setQueryData(yardKey, 'yard data')
  },
}))

it('a tab that wakes up offline restores the yard data before it opens its page again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  auth.logIn('purchase_agent', true)
  const queryClient = new QueryClient()
  queryClient.setQueryData(meQueryOptions.queryKey, me)
  const cached: unknown[] = []
  const router = {
    navigate: vi.fn(),
    invalidate: vi.fn(async () => void cached.push(queryClient.getQueryData(yardKey))),
  }
  onTestFinished(subscribeToSession(router as unknown as AppRouter, queryClient))
  // The same user has logged in again in another tab.
  renewSessionId()
  globalThis.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(router.invalidate).toHaveBeenCalled())
  expect(cached).toEqual(['yard data'])
  expect(router.navigate).not.toHaveBeenCalled()
})
