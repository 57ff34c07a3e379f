import { addressHandlers } from './addresses/handlers'
import type { Handlers } from './call'
import { basketHandlers } from './baskets/handlers'
import { cargoReportPolicy } from './cargo-reports/policy'
import { cargoReportHandlers } from './cargo-reports/handlers'
import { cargoPolicy } from './cargos/policy'
import { cargoHandlers } from './cargos/handlers'
import { clientPolicy, clientHandlers } from './clients/handlers'
import { companyPolicy } from './companies/policy'
import { companyHandlers } from './companies/handlers'
import { coverHandlers } from './cover/handlers'
import { dashboardHandlers } from './dashboards/handlers'
import { dealPolicy } from './deals/deal-policy'
import { dealHandlers } from './deals/handlers'
import { createRecordExtrasHandlers } from './documents/record-extras-handlers'
import { notificationHandlers } from './notifications/handlers'
import { offerHandlers } from './offers/handlers'
import { orderHandlers } from './orders/handlers'
import { orderPolicy } from './orders/schema'
import { createOverrideHandlers } from './overrides/handlers'
import { peopleHandlers } from './people/handlers'
import { personPolicy } from './people/person-policy'
import { priceHandlers } from './prices/handlers'
import { productHandlers } from './products/handlers'
import { productPolicy } from './products/schema'
import { profileHandlers } from './profile/handlers'
import { purchaseHandlers } from './purchases/handlers'
import { sawmillHandlers, sawmillPolicy } from './sawmills/handlers'
import { searchEverything } from './search/search-everything'
import { sessionHandlers } from './session/handlers'
import { stockHandlers } from './stock/handlers'
import { supplyHandlers } from './supplies/handlers'
import { supplyPolicy } from './supplies/policy'
import { supplyReportHandlers } from './supply-reports/handlers'
import { supplyReportPolicy } from './supply-reports/policy'

const recordPolicies = {
  client: clientPolicy,
  deal: dealPolicy,
  sawmill: sawmillPolicy,
  supply: supplyPolicy,
  cargo: cargoPolicy,
  supply_report: supplyReportPolicy,
  cargo_report: cargoReportPolicy,
  order: orderPolicy,
  company: companyPolicy,
  person: personPolicy,
  product: productPolicy,
}

/** A handler for every operation of the contract; a missing one is a type error. */
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
  ...createRecordExtrasHandlers(recordPolicies),
  ...createOverrideHandlers(recordPolicies),
  ...supplyReportHandlers,
  ...cargoReportHandlers,
  ...basketHandlers,
  ...offerHandlers,
  ...orderHandlers,
} satisfies Handlers
