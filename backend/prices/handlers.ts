import type { Handlers } from '../call'
import { importPrices, previewPriceImport } from './import-prices'
import { createPrice, removePrice, updatePrice } from './price-crud'
import { listServicePrices, updateServicePrice } from './service-prices'
import { createTariff, listTariffs, removeTariff, updateTariff } from './tariff-crud'
import { listPaidPrices } from './list-paid-prices'
import { listPriceChanges } from './list-price-changes'
import { listPrices } from './list-prices'
import { listRateChanges } from './rate-changes'
import { removeCompanyPrices } from './remove-company-prices'
import { listPriceImports, undoPriceImport } from './undo-import'

export const priceHandlers = {
  ...{ listPrices, createPrice, updatePrice, removePrice, removeCompanyPrices, listPaidPrices },
  ...{
    listServicePrices,
    updateServicePrice,
    listTariffs,
    createTariff,
    updateTariff,
    removeTariff,
  },
  ...{
    previewPriceImport,
    importPrices,
    listPriceImports,
    undoPriceImport,
    listPriceChanges,
    listRateChanges,
  },
} satisfies Partial<Handlers>
