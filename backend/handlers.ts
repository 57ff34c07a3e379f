import { addressHandlers } from './addresses/handlers'
import { basketHandlers } from './baskets/handlers'
import type { Handlers, Schemas } from './call'
import { cargoReportKind } from './cargo-reports/kind'
import { cargoKind } from './cargos/kind'
import { clientKind } from './clients/kind'
import { companyKind } from './companies/kind'
import { copyHandlers } from './copies/handlers'
import { coverHandlers } from './cover/handlers'
import { dashboardHandlers } from './dashboards/handlers'
import { dealKind } from './deals/kind'
import { createRecordExtrasHandlers } from './documents/record-extras-handlers'
import type { RecordKindDefinition } from './documents/record-kind'
import { notificationHandlers } from './notifications/handlers'
import { offerHandlers } from './offers/handlers'
import { orderKind } from './orders/kind'
import { createOverrideHandlers } from './overrides/handlers'
import { createPaperHandlers } from './papers/handlers'
import { personKind } from './people/kind'
import { createListDone } from './people/list-person-activity'
import { priceHandlers } from './prices/handlers'
import { productKind } from './products/kind'
import { profileHandlers } from './profile/handlers'
import { purchaseHandlers } from './purchases/handlers'
import { sawmillKind } from './sawmills/kind'
import { createSearchHandler } from './search/search-hits'
import { sessionHandlers } from './session/handlers'
import { settingsHandlers } from './settings/handlers'
import { stockHandlers } from './stock/handlers'
import { supplyKind } from './supplies/kind'
import { supplyReportKind } from './supply-reports/kind'
import { woodPriceHandlers } from './wood-prices/handlers'

/** Every record kind of the contract; a missing one is a type error. */
const recordKinds = {
  client: clientKind,
  deal: dealKind,
  sawmill: sawmillKind,
  supply: supplyKind,
  cargo: cargoKind,
  supply_report: supplyReportKind,
  cargo_report: cargoReportKind,
  order: orderKind,
  company: companyKind,
  person: personKind,
  product: productKind,
} satisfies Record<Schemas['RecordKind'], RecordKindDefinition>

/** A handler for every operation of the contract; a missing one is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...notificationHandlers,
  ...recordKinds.person.handlers,
  ...recordKinds.product.handlers,
  ...priceHandlers,
  ...stockHandlers,
  ...profileHandlers,
  ...settingsHandlers,
  ...recordKinds.company.handlers,
  ...addressHandlers,
  ...recordKinds.client.handlers,
  ...recordKinds.sawmill.handlers,
  ...recordKinds.deal.handlers,
  ...recordKinds.supply.handlers,
  ...coverHandlers,
  ...copyHandlers,
  ...recordKinds.cargo.handlers,
  ...purchaseHandlers,
  ...woodPriceHandlers,
  ...dashboardHandlers,
  searchEverything: createSearchHandler(recordKinds),
  listDone: createListDone(recordKinds),
  ...createRecordExtrasHandlers(recordKinds),
  ...createOverrideHandlers(recordKinds),
  ...createPaperHandlers(recordKinds),
  ...recordKinds.supply_report.handlers,
  ...recordKinds.cargo_report.handlers,
  ...basketHandlers,
  ...offerHandlers,
  ...recordKinds.order.handlers,
} satisfies Handlers
