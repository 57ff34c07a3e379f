import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  api,
  ifMatch,
  infiniteListQueryOptions,
  sendOnce,
  toPageQuery,
  unwrap,
  type PageParams,
  type Schemas,
} from '@/shared/api'
import type { operations } from '@contract/schema'
import { STOCK_KEY } from './stock-list'

export type StockRow = Schemas['StockRow']
export type StockHolder = Schemas['StockHolder']
export type Lot = Schemas['Lot']
export type LotAction = Schemas['LotAction']
export type LotRemoval = Schemas['LotRemoval']
export type StockSheetRow = Schemas['StockSheetRow']
export type JudgedStockRow = Schemas['JudgedStockRow']
export type JudgedStockSheet = Schemas['JudgedStockSheet']
export type KeptPack = Schemas['KeptPack']
export type ReceivableLine = Schemas['ReceivableLine']

export type StockRowSearch = Omit<
  NonNullable<operations['listStock']['parameters']['query']>,
  'cursor' | 'limit'
>
/** Identifies the packs of one product with the same number of pieces at one location. */
export interface StockRowKey {
  readonly product_id: string
  readonly pcs: string
  readonly location: string
}

/**
 * Fetches a page of the list of stock.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchStockRowPage = (
  search: StockRowSearch,
  page: PageParams,
  signal: AbortSignal,
): Promise<Schemas['StockRowList']> =>
  unwrap(api.GET('/stock/', { params: { query: toPageQuery(search, page) }, signal }))

export const stockRowListQueryOptions = (search: StockRowSearch) =>
  infiniteListQueryOptions([...STOCK_KEY, 'rows', search] as const, (page, signal) =>
    fetchStockRowPage(search, page, signal),
  )

/** The packs of a stock row, oldest first. */
export const lotsQueryOptions = (row: StockRowKey) =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'lots', row] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/lots/', { params: { query: { ...row, limit: 500 } }, signal })),
  })

const STOCK_STATUSES: Lot['status'][] = ['available', 'reserved', 'blocked']
const REMOVED_STATUSES: Lot['status'][] = ['lost', 'gone']

/** True for a pack that left the stock without being sold. */
export const isRemoved = ({ status }: Pick<Lot, 'status'>): boolean =>
  REMOVED_STATUSES.includes(status)

/** Packs that left the stock without being sold, the last received first. */
export const removedLotsQueryOptions = (barcode: string) =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'removed', barcode] as const,
    queryFn: ({ signal }) => {
      const query = { status: REMOVED_STATUSES, sort: '-received_at' as const, limit: 100 }
      const found = { ...query, ...(barcode && { barcode }) }
      return unwrap(api.GET('/lots/', { params: { query: found }, signal }))
    },
  })

/** Fetches a pack; null if it is no longer in stock, unless it was removed already. */
export async function findLot(
  lot: Pick<Lot, 'id' | 'barcode' | 'product' | 'status'>,
): Promise<Lot | null> {
  const { id, barcode, product } = lot
  const query = {
    product_id: product.id,
    ...(barcode !== null && { barcode }),
    ...(isRemoved(lot) && { status: [...STOCK_STATUSES, ...REMOVED_STATUSES] }),
    limit: 500,
  }
  const { items } = await unwrap(api.GET('/lots/', { params: { query } }))
  return items.find((lot) => lot.id === id) ?? null
}

/** Change history of a pack, newest first. */
export const lotChangesQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'changes', id] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/lots/{id}/changes/', { params: { path: { id } }, signal })),
  })

/**
 * Supply lines that can be received into stock.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchReceivableLines = (q: string, signal: AbortSignal) =>
  unwrap(api.GET('/stock/receivable/', { params: { query: { ...(q && { q }) } }, signal }))

/**
 * Receives packs of a supply line into stock.
 * @throws ApiProblem with an error per line that can't be received
 */
export const receiveLots = (body: Schemas['LotsReceived'], key: string) =>
  unwrap(api.POST('/lots/', { params: { header: { 'Idempotency-Key': key } }, body }))

/**
 * Changes all packs or none.
 * @throws ApiProblem with an error per pack that can't be changed
 */
export const changeLots = (body: Schemas['LotsChange'], key: string) =>
  unwrap(api.POST('/lots/changes/', { params: { header: { 'Idempotency-Key': key } }, body }))

/**
 * Corrects the pieces of a pack after a count.
 * @throws ApiProblem with `stale` if the pack has changed, or `reserved` if it is reserved
 */
export const correctLot = (id: string, version: number, body: Schemas['LotCorrection']) =>
  unwrap(api.PUT('/lots/{id}/', { params: { path: { id }, header: ifMatch(version) }, body }))

/**
 * Previews the changes of a stock sheet.
 * @throws ApiProblem, or Unreachable without a network
 */
export const previewStockSheet = (
  rows: StockSheetRow[],
  signal: AbortSignal,
): Promise<JudgedStockSheet> =>
  unwrap(api.POST('/stock/sheet/preview/', { body: { rows }, signal }))

/**
 * Imports a stock sheet, all rows or none; the result lists the errors.
 * @throws ApiProblem, or Unreachable without a network
 */
export const importStock = (
  body: Schemas['StockSheetWrite'],
  key: string,
): Promise<JudgedStockSheet> =>
  unwrap(api.POST('/stock/sheet/', { params: { header: { 'Idempotency-Key': key } }, body }))

/** The latest imported stock sheets. */
export const stockSheetsQueryOptions = () =>
  queryOptions({
    queryKey: [...STOCK_KEY, 'sheets'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/stock/sheets/', { signal })),
  })

/**
 * Reverts a stock sheet, once if repeated after a lost answer.
 * @throws ApiProblem with `not_allowed_now` if the sheet was already reverted
 */
export const undoStockSheet = (id: string): Promise<Schemas['UndoneStockSheet']> =>
  sendOnce(['undoStockSheet', id], (key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } }
    return unwrap(api.POST('/stock/sheets/{id}/undo/', { params }))
  })

/**
 * One page of all packs.
 * @throws ApiProblem, or Unreachable without a network
 */
export const fetchLotPage = (page: PageParams, signal: AbortSignal): Promise<Schemas['LotList']> =>
  unwrap(api.GET('/lots/', { params: { query: toPageQuery({}, page) }, signal }))

export const refreshStock = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: STOCK_KEY })
