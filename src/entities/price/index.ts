export {
  exchangeRatePagesQueryOptions,
  EXCHANGE_RATES_KEY,
  exchangeRatesQueryOptions,
  importExchangeRates,
  type ExchangeRateDay,
  type ExchangeRateWrite,
} from './api/exchange-rates'
export {
  fetchCompanyPricePage,
  fetchPricePage,
  companyPriceListQueryOptions,
  companyPriceQueryOptions,
  priceListQueryOptions,
  priceChangesQueryOptions,
  productPricesQueryOptions,
  rateChangesQueryOptions,
  refreshPrices,
  servicePricesQueryOptions,
  tariffsQueryOptions,
  type CompanyPrice,
  type CompanyPriceSearch,
  type PriceEntry,
  type PriceSearch,
  type PriceTerms,
} from './api/price-list'
export {
  importPrices,
  previewPrices,
  priceImportsQueryOptions,
  undoPriceImport,
  type ImportedRow,
  type PriceEffect,
  type UndoneImport,
} from './api/price-imports'
export {
  createPrice,
  createTariff,
  removePrice,
  removeTariff,
  updatePrice,
  updateServicePrice,
  updateTariff,
} from './api/price-writes'
export {
  priceContextQueryOptions,
  tradedListQueries,
  tradedTotalsQueryOptions,
  type PastPrice,
  type PriceContext,
  type PriceContextRequest,
  type TradedLine,
  type TradedSearch,
} from './api/wood-prices'
