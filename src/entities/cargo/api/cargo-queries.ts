import {
  api,
  createListQueries,
  type Schemas,
  type ListQueryParams,
  createRecordQueryOptions,
} from '@/shared/api'

export type Cargo = Schemas['Cargo']
export type CargoWrite = Schemas['CargoWrite']
export type CargoTransition = Schemas['CargoTransition']
export type CargoLoad = Schemas['CargoLoad']

export const cargoQueryOptions = createRecordQueryOptions('/cargos/', (options) =>
  api.GET('/cargos/{id}/', options),
)

export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']
export type CargoSearch = ListQueryParams<'/cargos/'>

export const cargoListQueries = createListQueries('/cargos/', (options) =>
  api.GET('/cargos/', options),
)
