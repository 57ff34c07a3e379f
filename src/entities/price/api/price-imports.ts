import {
  api,
  infiniteListQueryOptions,
  sendOnce,
  toPageQuery,
  unwrap,
  type Schemas,
} from '@/shared/api'

type ImportedPrice = Schemas['ImportedPrice']
export type UndoneImport = Schemas['UndoneImport']
export type ImportedRow = Schemas['ImportedRow']
export type PriceEffect = Schemas['PriceEffect']

type PriceListName = Schemas['PriceListName']

/**
 * Previews the changes of a part of a price sheet, and which companies pay more or less.
 * @throws ApiProblem, or Unreachable without a network
 */
export const previewPrices = (
  list: PriceListName,
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
 * Imports a part of a price sheet, once if repeated after a lost answer; parts imported
 * before are kept.
 * @param id the sheet's id, the same for all parts
 * @param isLast true for the part that completes the sheet
 * @throws ApiProblem with `not_allowed_now` if the sheet was reverted
 */
export const importPrices = (
  id: string,
  list: PriceListName,
  rows: ImportedPrice[],
  isLast: boolean,
): Promise<Schemas['ImportedRows']> => {
  const body = { import_id: id, list, rows, is_last: isLast }
  return sendOnce(
    [`importPrices ${id}`, body],
    (key) =>
      unwrap(
        api.POST('/prices/imports/', { params: { header: { 'Idempotency-Key': key } }, body }),
      ),
    { retryPeriodMs: Infinity },
  )
}

const SHEETS_PER_PAGE = 20

/** Imported price sheets, newest first. */
export const priceImportsQueryOptions = infiniteListQueryOptions(
  ['prices', 'imports'] as const,
  (page, signal) =>
    unwrap(api.GET('/prices/imports/', { params: { query: toPageQuery({}, page) }, signal })),
  SHEETS_PER_PAGE,
)

/**
 * Reverts a price sheet, once if repeated after a lost answer.
 * @throws ApiProblem with `not_allowed_now` if the sheet was already reverted
 */
export const undoPriceImport = (id: string): Promise<UndoneImport> =>
  sendOnce(['undoPriceImport', id], (key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } }
    return unwrap(api.POST('/prices/imports/{id}/undo/', { params }))
  })
