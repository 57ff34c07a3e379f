import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOutboxEntry } from './use-outbox'

it('a new report waits until drafts are loaded', async () => {
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useOutboxEntry(undefined), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBeNull())
})
