import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  ifMatch,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@/shared/api/generated/schema'
import { stockKey } from './stock-list'

export type StockRow = Schemas['StockRow']
export type StockHolder = Schemas['StockHolder']
export type Lot = Schemas['Lot']
export type LotAction = Schemas['LotAction']
export type StockSheetRow = Schemas['StockSheetRow']
export type JudgedStockRow = Schemas['JudgedStockRow']
export type KeptPack = Schemas['KeptPack']
export type ReceivableLine = Schemas['ReceivableLine']

/** What the rows of the yard are narrowed to, without the paging. */
export type StockRowSearch = Omit<
  NonNullable<operations['listStock']['parameters']['query']>,
  'cursor' | 'limit'
>
/** Packs of one product with so many pieces at one place. */
export type StockRowKey = {
  readonly product_id: string
  readonly pcs: string
  readonly location: string
}

/**
 * One page of what stands in the yard.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchStockRowPage = (
  search: StockRowSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['StockRowList']> =>
  unwrap(api.GET('/stock/', { params: { query: toPageQuery(search, page) }, signal }))

/** What stands in the yard, page after page. */
export const stockRowListQueryOptions = (search: StockRowSearch) =>
  infiniteListQueryOptions([...stockKey, 'rows', search] as const, (page, signal) =>
    fetchStockRowPage(search, page, signal),
  )

/** The packs of a row, first in first. */
export const lotsQueryOptions = (packed: StockRowKey) =>
  queryOptions({
    queryKey: [...stockKey, 'lots', packed] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/lots/', { params: { query: { ...packed, limit: 500 } }, signal })),
  })

/** A pack as it is in the yard now; null if it is not there any more. */
export async function findLot({
  id,
  barcode,
  product,
}: Pick<Lot, 'id' | 'barcode' | 'product'>): Promise<Lot | null> {
  const query = { product_id: product.id, ...(barcode !== null && { barcode }), limit: 500 }
  const { items } = await unwrap(api.GET('/lots/', { params: { query } }))
  return items.find((lot) => lot.id === id) ?? null
}

/** What happened to a pack, newest first. */
export const lotChangesQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...stockKey, 'changes', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/lots/{id}/changes/', { params: { path: { id } }, signal })),
  })

/**
 * Wood of supplies that can be taken into stock.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchReceivableLines = (q: string, signal: AbortSignal) =>
  unwrap(api.GET('/stock/receivable/', { params: { query: { ...(q && { q }) } }, signal }))

/** @throws ApiProblem with what of it can't be received */
export const receiveLots = (body: Schemas['LotsReceived'], key: string) =>
  unwrap(api.POST('/lots/', { params: { header: { 'Idempotency-Key': key } }, body }))

/** @throws ApiProblem with each pack that can't be changed; then none is */
export const changeLots = (body: Schemas['LotsChange'], key: string) =>
  unwrap(api.POST('/lots/changes/', { params: { header: { 'Idempotency-Key': key } }, body }))

/** @throws ApiProblem with `stale` where somebody changed it since, and `reserved` of one that is promised */
export const correctLot = (id: string, version: number, body: Schemas['LotCorrection']) =>
  unwrap(api.PUT('/lots/{id}/', { params: { path: { id }, header: ifMatch(version) }, body }))

/**
 * What a stock sheet would change.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const previewStockSheet = (
  rows: StockSheetRow[],
  signal: AbortSignal,
): Promise<Schemas['JudgedStockSheet']> =>
  unwrap(api.POST('/stock/sheet/preview/', { body: { rows }, signal }))

/**
 * Takes a sheet in, all or nothing; what it says tells which.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const importStock = (
  body: Schemas['StockSheetWrite'],
  key: string,
): Promise<Schemas['JudgedStockSheet']> =>
  unwrap(api.POST('/stock/sheet/', { params: { header: { 'Idempotency-Key': key } }, body }))

/** The last sheets that were taken in. */
export const stockSheetsQueryOptions = () =>
  queryOptions({
    queryKey: [...stockKey, 'sheets'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/stock/sheets/', { signal })),
  })

/**
 * Takes a sheet back; sent again it says again what it did.
 * @throws ApiProblem with `not_allowed_now` of a sheet that was taken back already
 */
export const undoStockSheet = (id: string): Promise<Schemas['UndoneStockSheet']> =>
  unwrap(
    api.POST('/stock/sheets/{id}/undo/', {
      params: { path: { id }, header: { 'Idempotency-Key': `undo ${id}` } },
    }),
  )

/**
 * One page of packs, whatever they are of.
 * @throws ApiProblem, or Unreachable where there is no network.
 */
export const fetchLotPage = (page: PageParams, signal: AbortSignal): Promise<Schemas['LotList']> =>
  unwrap(api.GET('/lots/', { params: { query: toPageQuery({}, page) }, signal }))

/** Has all that is known of the yard fetched again. */
export const refreshStock = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: stockKey })
