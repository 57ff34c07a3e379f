import { previewQueryOptions, type Preview } from '@/entities/document/@x/cargo'
import {
  api,
  createListQueries,
  unwrap,
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

export type CargoPreview = Preview<Schemas['CargoPreview']>

/** Computed values and missing requirements of an edited cargo. */
export const cargoPreviewQueryOptions = (saved: Cargo | null, edited: CargoWrite | null) =>
  previewQueryOptions('cargos', saved, edited, (cargo, signal) =>
    unwrap(api.POST('/cargos/preview/', { body: { id: saved?.id ?? null, cargo }, signal })),
  )
