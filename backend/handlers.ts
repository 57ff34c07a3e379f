import { addressHandlers } from './addresses/handlers'
import type { Handlers } from './call'
import { basketHandlers } from './baskets/handlers'
import { cargoReportRecord } from './cargo-reports/cargo-report-record'
import { cargoReportHandlers } from './cargo-reports/handlers'
import { cargoRecord } from './cargos/cargo-record'
import { cargoHandlers } from './cargos/handlers'
import { clientRecord } from './clients/client-record'
import { clientHandlers } from './clients/handlers'
import { companyRecord } from './companies/company-record'
import { companyHandlers } from './companies/handlers'
import { coverHandlers } from './cover/handlers'
import { dashboardHandlers } from './dashboards/handlers'
import { dealRecord } from './deals/deal-record'
import { dealHandlers } from './deals/handlers'
import { recordHandlers } from './documents/record-handlers'
import { notificationHandlers } from './notifications/handlers'
import { offerHandlers } from './offers/handlers'
import { orderHandlers } from './orders/handlers'
import { orderRecord } from './orders/order-record'
import { createOverrideHandlers } from './overrides/handlers'
import { peopleHandlers } from './people/handlers'
import { personRecord } from './people/person-record'
import { priceHandlers } from './prices/handlers'
import { productHandlers } from './products/handlers'
import { productRecord } from './products/product-record'
import { profileHandlers } from './profile/handlers'
import { purchaseHandlers } from './purchases/handlers'
import { sawmillHandlers } from './sawmills/handlers'
import { sawmillRecord } from './sawmills/sawmill-record'
import { searchEverything } from './search/search-everything'
import { sessionHandlers } from './session/handlers'
import { stockHandlers } from './stock/handlers'
import { supplyHandlers } from './supplies/handlers'
import { supplyRecord } from './supplies/supply-record'
import { supplyReportHandlers } from './supply-reports/handlers'
import { supplyReportRecord } from './supply-reports/supply-report-record'

const recordRules = {
  client: clientRecord,
  deal: dealRecord,
  sawmill: sawmillRecord,
  supply: supplyRecord,
  cargo: cargoRecord,
  supply_report: supplyReportRecord,
  cargo_report: cargoReportRecord,
  order: orderRecord,
  company: companyRecord,
  person: personRecord,
  product: productRecord,
}

/** Every operation of the contract has its handler here; one that is missing is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...productHandlers,
  ...priceHandlers,
  ...stockHandlers,
  ...profileHandlers,
  ...companyHandlers,
  ...addressHandlers,
  ...clientHandlers,
  ...sawmillHandlers,
  ...dealHandlers,
  ...supplyHandlers,
  ...coverHandlers,
  ...cargoHandlers,
  ...purchaseHandlers,
  ...dashboardHandlers,
  searchEverything,
  ...recordHandlers(recordRules),
  ...createOverrideHandlers(recordRules),
  ...supplyReportHandlers,
  ...cargoReportHandlers,
  ...basketHandlers,
  ...offerHandlers,
  ...orderHandlers,
} satisfies Handlers
