import { QueryClient } from '@tanstack/react-query'
import { subscribeToDraftKey } from '@/entities/session'
import { ApiProblem } from '@/shared/api'

const MAX_RETRIES = 2

// Retries server and network failures only; a refusal is final.
const isRetryable = (error: unknown) =>
  !(error instanceof ApiProblem) || error.problem.status >= 500

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) =>
          navigator.onLine && failures < MAX_RETRIES && isRetryable(error),
        // Fail at once when offline so the screen can say so; the query refetches on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Fail at once when offline instead of pausing silently.
      mutations: { networkMode: 'always' },
    },
  })
  subscribeToDraftKey(queryClient)
  return queryClient
}
