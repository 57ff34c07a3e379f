import type { QueryClient } from '@tanstack/react-query'
import {
  api,
  createRecordWrites,
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type Client = Schemas['Client']
export type ClientWrite = Schemas['ClientWrite']
export type ClientStatus = Schemas['ClientStatus']
export type ClientSummary = Schemas['ClientSummary']
export type ClientSearch = ListQueryParams<'/clients/'>

export const clientListQueries = createListQueries('/clients/', (options) =>
  api.GET('/clients/', options),
)
export const clientQueryOptions = createRecordQueryOptions('/clients/', (options) =>
  api.GET('/clients/{id}/', options),
)

export const clientWrites = createRecordWrites('/clients/', 'client', {
  create: (options) => api.POST('/clients/', options),
  update: (options) => api.PUT('/clients/{id}/', options),
})

/** Invalidates clients: a deal transition changes what they owe. */
export const refreshClients = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['clients'] })
