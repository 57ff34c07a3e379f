import type { QueryClient } from '@tanstack/react-query'
import { createRecordWrites } from '@/shared/api'

export const clientWrites = createRecordWrites('/clients/', 'client')

/** Has clients fetched again where they are shown: a step of a deal changes what they owe. */
export const refreshClients = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['clients'] })
