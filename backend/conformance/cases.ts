import { addressCases } from './addresses.conformance'
import { basketCases } from './baskets.conformance'
import type { Cases } from './case'
import { cargoDelayCases } from './cargo-delays.conformance'
import { cargoChainCases } from './cargo-chains.conformance'
import { cargoLotCases } from './cargo-lots.conformance'
import { cargoReportCases } from './cargo-reports.conformance'
import { cargoSealingCases } from './cargo-sealing.conformance'
import { cargoCases } from './cargos.conformance'
import { clientPrivacyCases } from './client-privacy.conformance'
import { clientCases } from './clients.conformance'
import { companyClientCases } from './company-clients.conformance'
import { companyCases } from './companies.conformance'
import { copyCases } from './copies.conformance'
import { coverCases } from './cover.conformance'
import { dashboardWoodCases } from './dashboard-woods.conformance'
import { dashboardCases } from './dashboards.conformance'
import { dealListCases } from './deals-list.conformance'
import { dealRecordCases } from './deals-record.conformance'
import { dealRevisionStepCases } from './deals-revision-steps.conformance'
import { dealRevisionCases } from './deals-revisions.conformance'
import { supplyRevisionCases } from './supplies-revisions.conformance'
import { dealStepCases } from './deals-steps.conformance'
import { dealChargeCases } from './deals-charges.conformance'
import { dealCostCases } from './deals-costs.conformance'
import { dealWarningCases } from './deals-warnings.conformance'
import { dealCases } from './deals.conformance'
import { exchangeRateCases } from './exchange-rates.conformance'
import { fileCases } from './files.conformance'
import { healthCases } from './health.conformance'
import { loginCases } from './logins.conformance'
import { lotCases } from './lots.conformance'
import { stockSheetCases } from './stock-sheet.conformance'
import { notificationCases } from './notifications.conformance'
import { offerCases } from './offers.conformance'
import { orderScopeCases } from './orders-scope.conformance'
import { orderChangeCases } from './order-changes.conformance'
import { orderInvoiceCases } from './order-invoices.conformance'
import { orderCases } from './orders.conformance'
import { overrideCases } from './overrides.conformance'
import { paperMailCases } from './paper-mails.conformance'
import { openedPackCases } from './packs-opened.conformance'
import { countedPackCases } from './packs-counted.conformance'
import { quotedPackCases } from './packs-quoted.conformance'
import { packLifeCases } from './packs-life.conformance'
import { packCases } from './packs.conformance'
import { paperCases } from './papers.conformance'
import { paymentCases } from './payments.conformance'
import { peopleCases } from './people.conformance'
import { priceImportCases } from './price-imports.conformance'
import { serviceAndTariffCases } from './services-and-tariffs.conformance'
import { priceCases } from './prices.conformance'
import { productCases } from './products.conformance'
import { profileCases } from './profile.conformance'
import { purchaseCases } from './purchases.conformance'
import { invoicePackCases } from './invoice-packs.conformance'
import { invoiceCases } from './invoices.conformance'
import { quotationCases } from './quotations.conformance'
import { mergeCases } from './record-world'
import { searchCases } from './search.conformance'
import { sessionCases } from './session.conformance'
import { settingsCases } from './settings.conformance'
import { stockLengthCases } from './stock-lengths.conformance'
import { stockCases } from './stock.conformance'
import { supplyCases } from './supplies.conformance'
import { supplyLifeCases } from './supplies-life.conformance'
import { supplyInspectionCases } from './supply-inspections.conformance'
import { supplyReportCases } from './supply-reports.conformance'
import { woodPriceCases } from './wood-prices.conformance'
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
  dealStepCases,
  paymentCases,
  dealRevisionCases,
  dealRevisionStepCases,
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
