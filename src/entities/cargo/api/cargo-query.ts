import { createRecordQueryOptions, type Schemas } from '@/shared/api'

export type Cargo = Schemas['Cargo']
export type CargoWrite = Schemas['CargoWrite']
export type CargoTransition = Schemas['CargoTransition']
export type CargoLoad = Schemas['CargoLoad']

export const cargoQueryOptions = createRecordQueryOptions('/cargos/')
