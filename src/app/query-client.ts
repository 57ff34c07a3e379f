import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@/shared/api'

const maxRetries = 2

// A refusal stays a refusal; only failures of the server or the network are worth another attempt.
const isRetryable = (error: unknown) =>
  !(error instanceof ApiProblem) || error.problem.status >= 500

/** Holds all data of the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => navigator.onLine && failures < maxRetries && isRetryable(error),
        // Without a network a query fails at once, so that its screen can say so. It is repeated when the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a network a save fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
