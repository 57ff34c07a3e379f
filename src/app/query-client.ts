import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@/shared/api'

const maxRetries = 2

// The backend's refusals stay refusals; only its stumbles and the network's are worth another attempt.
const isWorthRetrying = (error: unknown) => !(error instanceof ApiProblem) || error.problem.status >= 500

/** Server data's one home. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
      },
      // Offline, a save fails at once and says so, rather than waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
