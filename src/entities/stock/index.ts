export { fetchStockPage, stockKey, stockListQuery, type PricedFor, type StockPack, type StockProduct, type StockSearch } from './api/stock-list'
export { stockFacetsQuery, stockProductQuery } from './api/stock-queries'
export {
  changeLots,
  correctLot,
  fetchLotPage,
  fetchRowPage,
  findReceivable,
  importStock,
  lotChangesQuery,
  lotsQuery,
  previewStockSheet,
  receiveLots,
  refreshStock,
  rowListQuery,
  type JudgedStockRow,
  type Lot,
  type LotAction,
  type ReceivableLine,
  type RowSearch,
  type StockHolder,
  type StockRow,
  type StockSheetRow,
} from './api/lots'
