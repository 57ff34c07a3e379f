import { listsOf, type Schemas, type SearchOf } from '@/shared/api'

export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']
export type CargoSearch = SearchOf<'/cargos/'>

export const cargoLists = listsOf('/cargos/')
