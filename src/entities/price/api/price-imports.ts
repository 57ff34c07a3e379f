import { api, infiniteListQueryOptions, toPageQuery, unwrap, type Schemas } from '@/shared/api'

type ImportedPrice = Schemas['ImportedPrice']
export type UndoneImport = Schemas['UndoneImport']
export type ImportedRow = Schemas['ImportedRow']
export type PriceEffect = Schemas['PriceEffect']

type List = Schemas['PriceListName']

/**
 * What a part of a sheet would change, and who would pay more or less by it.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const previewPrices = (
  list: List,
  rows: readonly Omit<ImportedPrice, 'version' | 'confirmed'>[],
  signal: AbortSignal,
): Promise<Schemas['PriceImportPreview']> =>
  unwrap(
    api.POST('/prices/imports/preview/', {
      body: { list, rows: rows.map((row) => ({ ...row, version: null })) },
      signal,
    }),
  )

/**
 * Applies a part of a sheet; what was applied already stays as it is.
 * @param id of the sheet, the same for all its parts
 * @param isLast true for the part that completes the sheet
 * @param key the same when it is sent again, so that it is answered as it was
 * @throws ApiProblem with `not_allowed_now` of a sheet that was taken back
 */
export const importPrices = (
  id: string,
  list: List,
  rows: ImportedPrice[],
  isLast: boolean,
  key: string,
): Promise<Schemas['ImportedRows']> =>
  unwrap(
    api.POST('/prices/imports/', {
      params: { header: { 'Idempotency-Key': key } },
      body: { import_id: id, list, rows, is_last: isLast },
    }),
  )

/** Sheets read before earlier ones are requested. */
const SHEETS_PER_PAGE = 20

/** The sheets that were taken in, newest first. */
export const priceImportsQueryOptions = infiniteListQueryOptions(
  ['prices', 'imports'] as const,
  (page, signal) =>
    unwrap(api.GET('/prices/imports/', { params: { query: toPageQuery({}, page) }, signal })),
  SHEETS_PER_PAGE,
)

/** @throws ApiProblem with `not_allowed_now` of a sheet that was taken back already */
export const undoPriceImport = (id: string, key: string): Promise<UndoneImport> =>
  unwrap(
    api.POST('/prices/imports/{id}/undo/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
  )
