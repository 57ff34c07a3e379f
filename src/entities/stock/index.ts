export { fetchStockPage, stockKey, stockListQuery, type PricedFor, type StockPack, type StockProduct, type StockSearch } from './api/stock-list'
export { stockFacetsQuery, stockProductQuery } from './api/stock-queries'
