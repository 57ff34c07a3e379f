import {
  api,
  createRecordWrites,
  createListQueries,
  createRecordQueryOptions,
  type Schemas,
  type ListQueryParams,
} from '@/shared/api'

export type Sawmill = Schemas['Sawmill']
export type SawmillWrite = Schemas['SawmillWrite']
export type SawmillSummary = Schemas['SawmillSummary']
export type SawmillSearch = ListQueryParams<'/sawmills/'>

export const sawmillListQueries = createListQueries('/sawmills/', (options) =>
  api.GET('/sawmills/', options),
)
export const sawmillQueryOptions = createRecordQueryOptions('/sawmills/', (options) =>
  api.GET('/sawmills/{id}/', options),
)

export const sawmillWrites = createRecordWrites('/sawmills/', 'sawmill', {
  create: (options) => api.POST('/sawmills/', options),
  update: (options) => api.PUT('/sawmills/{id}/', options),
})
