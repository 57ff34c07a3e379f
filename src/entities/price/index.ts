export {
  fetchPaidPage,
  fetchPricePage,
  paidListQuery,
  priceListQuery,
  productPricesQuery,
  refreshPrices,
  servicePricesQuery,
  tariffsQuery,
  type PaidPrice,
  type PaidSearch,
  type PriceEntry,
  type PriceSearch,
  type PriceTerms,
} from './api/price-list'
export { importPrices, previewPrices, priceImportsQuery, undoPriceImport, type ImportedRow, type PriceEffect } from './api/price-imports'
export { createPrice, createTariff, removePrice, removeTariff, updatePrice, updateServicePrice } from './api/price-writes'
