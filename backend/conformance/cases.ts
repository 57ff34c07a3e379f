import { addressCases } from './cases/addresses.conformance'
import { basketCases } from './cases/baskets.conformance'
import type { Cases } from './case'
import { cargoDelayCases } from './cases/cargo-delays.conformance'
import { cargoChainCases } from './cases/cargo-chains.conformance'
import { cargoLotCases } from './cases/cargo-lots.conformance'
import { cargoReportCases } from './cases/cargo-reports.conformance'
import { cargoSealingCases } from './cases/cargo-sealing.conformance'
import { cargoCases } from './cases/cargos.conformance'
import { clientPrivacyCases } from './cases/client-privacy.conformance'
import { clientCases } from './cases/clients.conformance'
import { companyClientCases } from './cases/company-clients.conformance'
import { companyCases } from './cases/companies.conformance'
import { copyCases } from './cases/copies.conformance'
import { coverCases } from './cases/cover.conformance'
import { dashboardWoodCases } from './cases/dashboard-woods.conformance'
import { dashboardCases } from './cases/dashboards.conformance'
import { dealListCases } from './cases/deals-list.conformance'
import { dealRecordCases } from './cases/deals-record.conformance'
import { dealRevisionTransitionCases } from './cases/deals-revision-transitions.conformance'
import { dealRevisionCases } from './cases/deals-revisions.conformance'
import { supplyRevisionCases } from './cases/supplies-revisions.conformance'
import { dealTransitionCases } from './cases/deals-transitions.conformance'
import { dealChargeCases } from './cases/deals-charges.conformance'
import { dealCostCases } from './cases/deals-costs.conformance'
import { dealWarningCases } from './cases/deals-warnings.conformance'
import { dealCases } from './cases/deals.conformance'
import { exchangeRateCases } from './cases/exchange-rates.conformance'
import { fileCases } from './cases/files.conformance'
import { healthCases } from './cases/health.conformance'
import { loginCases } from './cases/logins.conformance'
import { lotCases } from './cases/lots.conformance'
import { stockSheetCases } from './cases/stock-sheet.conformance'
import { notificationCases } from './cases/notifications.conformance'
import { offerCases } from './cases/offers.conformance'
import { orderScopeCases } from './cases/orders-scope.conformance'
import { orderChangeCases } from './cases/order-changes.conformance'
import { orderInvoiceCases } from './cases/order-invoices.conformance'
import { orderCases } from './cases/orders.conformance'
import { overrideCases } from './cases/overrides.conformance'
import { paperMailCases } from './cases/paper-mails.conformance'
import { openedPackCases } from './cases/packs-opened.conformance'
import { countedPackCases } from './cases/packs-counted.conformance'
import { quotedPackCases } from './cases/packs-quoted.conformance'
import { packLifeCases } from './cases/packs-life.conformance'
import { packCases } from './cases/packs.conformance'
import { paperCases } from './cases/papers.conformance'
import { paymentCases } from './cases/payments.conformance'
import { peopleCases } from './cases/people.conformance'
import { priceImportCases } from './cases/price-imports.conformance'
import { serviceAndTariffCases } from './cases/services-and-tariffs.conformance'
import { priceCases } from './cases/prices.conformance'
import { productCases } from './cases/products.conformance'
import { profileCases } from './cases/profile.conformance'
import { purchaseCases } from './cases/purchases.conformance'
import { invoicePackCases } from './cases/invoice-packs.conformance'
import { invoiceCases } from './cases/invoices.conformance'
import { quotationCases } from './cases/quotations.conformance'
import { mergeCases } from './record-world'
import { searchCases } from './cases/search.conformance'
import { sessionCases } from './cases/session.conformance'
import { settingsCases } from './cases/settings.conformance'
import { stockLengthCases } from './cases/stock-lengths.conformance'
import { stockCases } from './cases/stock.conformance'
import { supplyCases } from './cases/supplies.conformance'
import { supplyLifeCases } from './cases/supplies-life.conformance'
import { supplyInspectionCases } from './cases/supply-inspections.conformance'
import { supplyReportCases } from './cases/supply-reports.conformance'
import { woodPriceCases } from './cases/wood-prices.conformance'
import { worldCases } from './worlds'

/** Cases of every host, by operation. */
export const cases: Cases = mergeCases(
  sessionCases,
  notificationCases,
  peopleCases,
  productCases,
  stockCases,
  stockLengthCases,
  lotCases,
  stockSheetCases,
  priceCases,
  serviceAndTariffCases,
  priceImportCases,
  ...Object.values(worldCases),
  overrideCases,
  clientCases,
  companyCases,
  companyClientCases,
  addressCases,
  profileCases,
  loginCases,
  settingsCases,
  supplyCases,
  supplyLifeCases,
  packCases,
  openedPackCases,
  packLifeCases,
  quotedPackCases,
  countedPackCases,
  supplyReportCases,
  supplyInspectionCases,
  coverCases,
  quotationCases,
  invoiceCases,
  invoicePackCases,
  copyCases,
  cargoCases,
  cargoLotCases,
  cargoReportCases,
  cargoSealingCases,
  cargoChainCases,
  cargoDelayCases,
  purchaseCases,
  woodPriceCases,
  exchangeRateCases,
  dashboardCases,
  dashboardWoodCases,
  searchCases,
  dealCases,
  dealChargeCases,
  dealCostCases,
  dealListCases,
  dealTransitionCases,
  paymentCases,
  dealRevisionCases,
  dealRevisionTransitionCases,
  supplyRevisionCases,
  dealWarningCases,
  dealRecordCases,
  fileCases,
  healthCases,
  paperCases,
  paperMailCases,
  basketCases,
  offerCases,
  orderCases,
  orderChangeCases,
  orderInvoiceCases,
  orderScopeCases,
  clientPrivacyCases,
)
