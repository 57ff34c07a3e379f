export {
  fetchPaidPage,
  fetchPricePage,
  paidListQuery,
  paidPriceQuery,
  priceListQuery,
  priceChangesQuery, productPricesQuery, rateChangesQuery,
  refreshPrices,
  servicePricesQuery,
  tariffsQuery,
  type PaidPrice,
  type PaidSearch,
  type PriceEntry,
  type PriceSearch,
  type PriceTerms,
} from './api/price-list'
export { importPrices, previewPrices, priceImportsQuery, undoPriceImport, type ImportedRow, type PriceEffect, type UndoneImport } from './api/price-imports'
export { createPrice, createTariff, removePrice, removeTariff, updatePrice, updateServicePrice, updateTariff } from './api/price-writes'
