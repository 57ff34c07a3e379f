import { addressHandlers } from './addresses/handlers'
import { basketHandlers } from './baskets/handlers'
import type { Handlers } from './call'
import { copyHandlers } from './copies/handlers'
import { coverHandlers } from './cover/handlers'
import { dashboardHandlers } from './dashboards/handlers'
import { createRecordExtrasHandlers } from './records/record-extras-handlers'
import { exchangeRateHandlers } from './exchange-rates/handlers'
import { healthHandlers } from './health/handlers'
import { loginHandlers } from './logins/handlers'
import { notificationHandlers } from './notifications/handlers'
import { offerHandlers } from './offers/handlers'
import { createOverrideHandlers } from './overrides/handlers'
import { packHandlers } from './packs/handlers'
import { packSearch } from './packs/search-packs'
import { createPaperHandlers } from './papers/handlers'
import { createPaperMailHandlers } from './papers/mail-handlers'
import { createListDone } from './people/list-person-activity'
import { priceHandlers } from './prices/handlers'
import { profileHandlers } from './profile/handlers'
import { purchaseHandlers } from './purchases/handlers'
import { recordKinds } from './record-kinds'
import { createSearchHandler } from './search/search-hits'
import { sessionHandlers } from './session/handlers'
import { settingsHandlers } from './settings/handlers'
import { stockHandlers } from './stock/handlers'
import { woodPriceHandlers } from './wood-prices/handlers'

/** A handler for every operation of the contract; a missing one is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...healthHandlers,
  ...notificationHandlers,
  ...recordKinds.person.handlers,
  ...recordKinds.product.handlers,
  ...priceHandlers,
  ...stockHandlers,
  ...profileHandlers,
  ...loginHandlers,
  ...settingsHandlers,
  ...recordKinds.company.handlers,
  ...addressHandlers,
  ...recordKinds.client.handlers,
  ...recordKinds.sawmill.handlers,
  ...recordKinds.deal.handlers,
  ...recordKinds.supply.handlers,
  ...packHandlers,
  ...coverHandlers,
  ...copyHandlers,
  ...recordKinds.cargo.handlers,
  ...purchaseHandlers,
  ...woodPriceHandlers,
  ...exchangeRateHandlers,
  ...dashboardHandlers,
  searchEverything: createSearchHandler({ ...recordKinds, pack: { search: packSearch } }),
  listDone: createListDone(recordKinds),
  ...createRecordExtrasHandlers(recordKinds),
  ...createOverrideHandlers(recordKinds),
  ...createPaperHandlers(recordKinds),
  ...createPaperMailHandlers(recordKinds),
  ...recordKinds.supply_report.handlers,
  ...recordKinds.cargo_report.handlers,
  ...basketHandlers,
  ...offerHandlers,
  ...recordKinds.order.handlers,
} satisfies Handlers
