import { queryOptions } from '@tanstack/react-query'
import { previewQueryOptions, type Preview } from '@/entities/document/@x/cargo'
import {
  api,
  createListQueries,
  createRecordQueryOptions,
  type ListQueryParams,
  type Schemas,
  unwrap,
} from '@/shared/api'

export type Cargo = Schemas['Cargo']
export type CargoWrite = Schemas['CargoWrite']
export type CargoTransition = Schemas['CargoTransition']
export type CargoLoad = Schemas['CargoLoad']

export const LOADABLE_KEY = ['cargos', 'loadable'] as const

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

export type LoadableWood = Schemas['LoadableWood']

/**
 * Ready wood that can be loaded, with the first packs of the mill's list. The cargo's own loads
 * count as not loaded.
 * @param cargoId null for a new cargo
 * @param q search text over numbers and names; '' for all
 * @param dealId only wood for this deal
 */
export function loadableWoodQueryOptions(cargoId: string | null, q = '', dealId?: string) {
  return queryOptions({
    queryKey: [...LOADABLE_KEY, cargoId, q, dealId] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/cargos/loadable/', {
          params: {
            query: {
              ...(cargoId !== null && { cargo_id: cargoId }),
              ...(q && { q }),
              ...(dealId && { deal_id: [dealId] }),
            },
          },
          signal,
        }),
      ),
  })
}

export type LoadablePack = Schemas['LoadPack']

/** All packs of the mill's list that a load of ready wood may name. */
export const loadablePacksQueryOptions = (
  cargoId: string | null,
  { supply_line_id, deal_line_id }: Pick<LoadableWood, 'supply_line_id' | 'deal_line_id'>,
) =>
  queryOptions({
    queryKey: [...LOADABLE_KEY, cargoId, 'packs', supply_line_id, deal_line_id] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/cargos/loadable/packs/', {
          params: {
            query: { supply_line_id, deal_line_id, ...(cargoId !== null && { cargo_id: cargoId }) },
          },
          signal,
        }),
      ),
  })

export const cargoChoicesQueryOptions = queryOptions({
  queryKey: ['cargos', 'choices'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/cargos/choices/', { signal })),
})
