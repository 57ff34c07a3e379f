import { Migrator, type Migration } from 'kysely'
import type { ColumnTypes, DialectName } from './dialect'
import { columnTypes } from './dialect'
import { people } from './migrations/001-people'
import { trade } from './migrations/002-trade'
import { deals } from './migrations/003-deals'
import { records } from './migrations/004-records'
import { dealLists } from './migrations/005-deal-lists'
import { unknownMargins } from './migrations/006-unknown-margins'
import { productNameKeys } from './migrations/007-product-name-keys'
import { dealCounts } from './migrations/008-deal-counts'
import { newestNotifications } from './migrations/009-newest-notifications'
import { portalCompanies } from './migrations/010-portal-companies'
import { dealWood } from './migrations/011-deal-wood'
import { allRecords } from './migrations/012-all-records'
import { priceUnits } from './migrations/013-price-units'
import { dealRates } from './migrations/014-deal-rates'
import { lastPrices } from './migrations/015-last-prices'
import { sawmills } from './migrations/016-sawmills'
import { lateDeals } from './migrations/017-late-deals'
import { supplies } from './migrations/018-supplies'
import { allocations } from './migrations/019-allocations'
import { supplyTimes } from './migrations/020-supply-times'
import { lateAndFreeSupplies } from './migrations/021-late-and-free-supplies'
import { acceptedAndLoaded } from './migrations/022-accepted-and-loaded'
import { cargos } from './migrations/023-cargos'
import { inspectionReports } from './migrations/024-inspection-reports'
import { freeLines } from './migrations/025-free-lines'
import { dueWork } from './migrations/026-due-work'
import { judgedWood } from './migrations/027-judged-wood'
import { containerReports } from './migrations/028-container-reports'
import { portalPeople } from './migrations/029-portal-people'
import { stockAndPrices } from './migrations/030-stock-and-prices'
import { dashboards } from './migrations/032-dashboards'
import { orders } from './migrations/033-orders'
import { priceChanges } from './migrations/034-price-changes'
import { woodsOfDeals } from './migrations/035-woods-of-deals'
import { peopleKept } from './migrations/038-people-kept'
import { lotChanges } from './migrations/039-lot-changes'
import { foundByWords } from './migrations/040-found-by-words'
import { narrowedBoards } from './migrations/044-narrowed-boards'
import { priceHistory } from './migrations/051-price-history'
import { productRecords } from './migrations/054-product-records'
import { loadsOfLots } from './migrations/055-loads-of-lots'
import { stockSheets } from './migrations/056-stock-sheets'
import { portalLists } from './migrations/057-portal-lists'
import { rateChanges } from './migrations/058-rate-changes'
import { narrowedWork } from './migrations/059-narrowed-work'
import { standingProducts } from './migrations/060-standing-products'
import { priceCounts } from './migrations/061-price-counts'
import { doneByPerson } from './migrations/062-done-by-person'
import { supplyTexts } from './migrations/063-supply-texts'
import { priceSheetsInParts } from './migrations/065-price-sheets-in-parts'
import { stockSheetResults } from './migrations/066-stock-sheet-results'
import { confirmedAmounts } from './migrations/067-confirmed-amounts'
import { dealPayments } from './migrations/073-deal-payments'
import { overrideRequests } from './migrations/074-override-requests'
import { lateCargos } from './migrations/075-late-cargos'
import { closedOfferPrices } from './migrations/078-closed-offer-prices'
import { dealLineServices } from './migrations/079-deal-line-services'
import { uninspectedWood } from './migrations/080-uninspected-wood'
import { actualRevenue } from './migrations/081-actual-revenue'
import { bestKnownMargins } from './migrations/082-best-known-margins'
import type { Db } from './tables'

/** A schema migration; never changed after its release. */
export type MigrationFor = (types: ColumnTypes, dialect: DialectName) => Migration

const migrations: Record<string, MigrationFor> = {
  '001-people': people,
  '002-trade': trade,
  '003-deals': deals,
  '004-records': records,
  '005-deal-lists': dealLists,
  '006-unknown-margins': unknownMargins,
  '007-product-name-keys': productNameKeys,
  '008-deal-counts': dealCounts,
  '009-newest-notifications': newestNotifications,
  '010-portal-companies': portalCompanies,
  '011-deal-wood': dealWood,
  '012-all-records': allRecords,
  '013-price-units': priceUnits,
  '014-deal-rates': dealRates,
  '015-last-prices': lastPrices,
  '016-sawmills': sawmills,
  '017-late-deals': lateDeals,
  '018-supplies': supplies,
  '019-allocations': allocations,
  '020-supply-times': supplyTimes,
  '021-late-and-free-supplies': lateAndFreeSupplies,
  '022-accepted-and-loaded': acceptedAndLoaded,
  '023-cargos': cargos,
  '024-inspection-reports': inspectionReports,
  '025-free-lines': freeLines,
  '026-due-work': dueWork,
  '027-judged-wood': judgedWood,
  '028-container-reports': containerReports,
  '029-portal-people': portalPeople,
  '030-stock-and-prices': stockAndPrices,
  '032-dashboards': dashboards,
  '033-orders': orders,
  '034-price-changes': priceChanges,
  '035-woods-of-deals': woodsOfDeals,
  '038-people-kept': peopleKept,
  '039-lot-changes': lotChanges,
  '040-found-by-words': foundByWords,
  '044-narrowed-boards': narrowedBoards,
  '051-price-history': priceHistory,
  '054-product-records': productRecords,
  '055-loads-of-lots': loadsOfLots,
  '056-stock-sheets': stockSheets,
  '057-portal-lists': portalLists,
  '058-rate-changes': rateChanges,
  '059-narrowed-work': narrowedWork,
  '060-standing-products': standingProducts,
  '061-price-counts': priceCounts,
  '062-done-by-person': doneByPerson,
  '063-supply-texts': supplyTexts,
  '065-price-sheets-in-parts': priceSheetsInParts,
  '066-stock-sheet-results': stockSheetResults,
  '067-confirmed-amounts': confirmedAmounts,
  '073-deal-payments': dealPayments,
  '074-override-requests': overrideRequests,
  '075-late-cargos': lateCargos,
  '078-closed-offer-prices': closedOfferPrices,
  '079-deal-line-services': dealLineServices,
  '080-uninspected-wood': uninspectedWood,
  '081-actual-revenue': actualRevenue,
  '082-best-known-margins': bestKnownMargins,
}

/**
 * Migrates the schema to the latest version; safe to run in several processes at once. Each step
 * has its own transaction, so an interrupted migration resumes.
 * @throws when a migration fails
 */
export async function migrate(db: Db, dialect: DialectName): Promise<void> {
  await migrateUpTo(null, db, dialect)
}

/**
 * Migrates the schema up to a step, for tests with an older database.
 * @param last null for the latest
 * @throws when a migration fails
 */
export async function migrateUpTo(
  last: string | null,
  db: Db,
  dialect: DialectName,
): Promise<void> {
  const migrator = createMigrator(db, dialect)
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error)
      throw error instanceof Error ? error : new Error('A migration failed.', { cause: error })
    const done = results.at(-1)?.migrationName
    if (done === undefined || done === last) return
  }
}

function createMigrator(db: Db, dialect: DialectName): Migrator {
  const steps = Object.entries(migrations).map(
    ([name, step]) => [name, step(columnTypes[dialect], dialect)] as const,
  )
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } })
}
