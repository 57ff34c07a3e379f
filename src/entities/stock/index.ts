export { fetchStockPage, stockKey, stockListQuery, type PricedFor, type StockPack, type StockProduct, type StockSearch } from './api/stock-list'
export { stockFacetsQuery, stockProductQuery } from './api/stock-queries'
export {
  changeLots,
  correctLot,
  fetchRowPage,
  findReceivable,
  lotChangesQuery,
  lotsQuery,
  receiveLots,
  refreshStock,
  rowListQuery,
  type Lot,
  type LotAction,
  type ReceivableLine,
  type RowSearch,
  type StockHolder,
  type StockRow,
} from './api/lots'
