import {
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

export const sawmillListQueries = createListQueries('/sawmills/')
export const sawmillQueryOptions = createRecordQueryOptions('/sawmills/')

export const sawmillWrites = createRecordWrites('/sawmills/', 'sawmill')
