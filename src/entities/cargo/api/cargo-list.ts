import { createListQueries, type Schemas, type ListQueryParams } from '@/shared/api'

export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']
export type CargoSearch = ListQueryParams<'/cargos/'>

export const cargoListQueries = createListQueries('/cargos/')
