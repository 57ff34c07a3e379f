import type { QueryClient } from '@tanstack/react-query'
import { createRecordWrites } from '@/shared/api'

export const clientWrites = createRecordWrites('/clients/', 'client')

/** Invalidates clients: a deal transition changes what they owe. */
export const refreshClients = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['clients'] })
