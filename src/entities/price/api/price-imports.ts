import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

type ImportedPrice = Schemas['ImportedPrice']
export type ImportedRow = Schemas['ImportedRow']
export type PriceEffect = Schemas['PriceEffect']

type List = Schemas['PriceListName']

/**
 * What a part of a sheet would change, and who would pay more or less by it.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const previewPrices = (list: List, rows: ImportedPrice[], signal: AbortSignal): Promise<Schemas['PriceImportPreview']> =>
  unwrap(api.POST('/prices/imports/preview/', { body: { list, rows }, signal }))

/**
 * Takes a part of a sheet in; what was taken in already stays as it is.
 * @param id of the sheet, the same for all its parts
 * @throws ApiProblem with `not_allowed_now` of a sheet that was taken back
 */
export const importPrices = (id: string, list: List, rows: ImportedPrice[]): Promise<Schemas['ImportedRows']> =>
  unwrap(api.POST('/prices/imports/', { body: { import_id: id, list, rows } }))

/** The last sheets that were taken in. */
export const priceImportsQuery = () => queryOptions({ queryKey: ['prices', 'imports'] as const, queryFn: ({ signal }) => unwrap(api.GET('/prices/imports/', { signal })) })

/** @throws ApiProblem with `not_allowed_now` of a sheet that was taken back already */
export const undoPriceImport = (id: string, key: string): Promise<Schemas['UndoneImport']> =>
  unwrap(api.POST('/prices/imports/{id}/undo/', { params: { path: { id }, header: { 'Idempotency-Key': key } } }))
