import { splitCents } from '@domain/money'
import type { Schemas, PersonCall } from '../call'
import { getBusinessDay } from '../business-day'
import { toCoverAmount, toCoverDeal, toCoverSupply, toCoverWood } from '../cover/cover-lines'
import { fromCents, fromLitres, toCents } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import { hasSumOfPacks } from '../allocations/rules/available-amount'
import { presentDocumentHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { createPersonLookup } from '../people/person-refs'
import { cargoPolicy, canWorkOnCargo, cargoFields } from './policy'
import type { StoredCargo } from './queries'
import { type PreparedCargo, type PreparedLoad, prepareStoredCargo } from './prepare-cargo'
import { cargoStateMachine, type CargoTransitionSubject } from './rules/cargo-state-machine'
import { getCargoDueDay, getCargoLateness } from './rules/cargo-delay'
import { findBlockingDocument } from './rules/shipment-progress'
import {
  findMissingDocuments,
  getMissingDocuments,
  toDocumentChecklist,
} from './rules/required-documents'
import { findDailyRateWarnings } from '../exchange-rates/daily-rate-warnings'
import { findDailyRate } from '../exchange-rates/daily-rates'
import { findVgmWarnings, findMiscountedLoads } from './rules/check-cargo'
import type { MillPack, YardLot } from './rules/compute-load'
import { toCargoTerms, type Cargo, type CargoLoad } from './schema'
import type { Db } from '../db/tables'
import { findCargoPlaces } from './cargo-routes'
import { findOpenReports, findValidContainerReport } from '../inspections/inspections'

/** The part of a call that presenting a cargo needs; papers of mails have no more. */
type CargoCall = Pick<PersonCall, 'db' | 'person' | 'clock' | 'timeZone'>

/** Returns a cargo with the actions, fields and transitions that are open to the user. */
export async function presentCargo(call: CargoCall, record: StoredCargo): Promise<Cargo> {
  const { db, person } = call
  const { cargo } = record
  const toPersonRef = await createPersonLookup(db, [cargo.created_by, cargo.updated_by])
  const prepared = await prepareStoredCargo(db, record)
  return {
    ...presentDocumentHead(cargo, toPersonRef),
    status: cargo.status,
    ...toCargoTerms(cargo),
    ...(await presentCargoDetails(call, prepared)),
    missing_documents: getMissingDocuments({
      status: cargo.status,
      missing_documents: findMissingDocuments(prepared.requiredDocuments, prepared.write.documents)
        .length,
    }),
    ...(await findCargoPlaces(db, [cargo.id]))(cargo.id),
    due_day: getCargoDueDay(cargo),
    ...getCargoLateness(cargo, getBusinessDay(call)),
    cancel_reason: cargo.cancel_reason,
    allowed_actions: getRecordActions(cargoPolicy, person, cargo),
    editable_fields: canWorkOnCargo(person) ? cargoFields.getEditableFields(cargo.status) : [],
    transitions: cargoStateMachine.getTransitions(
      person,
      await loadCargoTransitionSubject(db, prepared, cargo.id),
    ),
  }
}

/** Returns the computed parts of a cargo, saved or not. */
export const presentCargoDetails = async (
  call: CargoCall,
  { write, loads, figures, requiredDocuments, loadContext }: PreparedCargo,
) => ({
  figures,
  lines: loads.map((load) => presentLoad(call, load)),
  checklist: toDocumentChecklist(requiredDocuments, write.documents),
  shares: computeFreightShares(
    loads,
    figures.freight_eur,
    loadContext,
    await findInvoiceNumbers(call.db, loads),
  ),
  warnings: [
    ...findDailyRateWarnings(write, await findRateOfDeparture(call, write)),
    ...findVgmWarnings(write, figures),
  ],
})

/** Returns the daily rate of the day of departure, or of today before it. */
function findRateOfDeparture(call: CargoCall, { currency, atd, etd }: PreparedCargo['write']) {
  const today = getBusinessDay(call)
  const departure = atd ?? etd ?? today
  return findDailyRate(call.db, currency, departure < today ? departure : today)
}

export const presentLoadLots = (lots: readonly YardLot[]): Schemas['LoadLot'][] =>
  lots.map(({ id, barcode, pcs, litres, pack_number, tally }) => ({
    ...{ id, barcode, pcs, m3: fromLitres(litres) },
    ...(pack_number && tally && { pack: { number: pack_number, tally: [...parseJson(tally)] } }),
  }))

type PresentedPack = Pick<MillPack, 'id' | 'number' | 'tally' | 'pcs' | 'litres' | 'kg'>

export const presentMillPacks = (packs: readonly PresentedPack[]): Schemas['LoadPack'][] =>
  packs.map(({ id, number, tally, pcs, litres, kg }) => ({
    ...{ id, number, pcs, kg, m3: fromLitres(litres) },
    tally: [...parseJson(tally)],
  }))

const presentLoad = (
  call: Pick<PersonCall, 'clock' | 'timeZone'>,
  { write, pair, loadAmount, max, named, lots, millPacks, isNamedOnly, counted }: PreparedLoad,
): CargoLoad => ({
  ...write,
  pack_ids: write.pack_ids ?? [],
  ...counted,
  supply: toCoverSupply(call, pair.supply),
  deal: toCoverDeal(pair.deal),
  wood: toCoverWood(pair.supplyLine),
  lots: presentLoadLots(lots),
  mill_packs: presentMillPacks(millPacks),
  must_name_packs: isNamedOnly,
  loaded_at: toLoadingPlace(pair),
  m3: fromLitres(loadAmount.litres),
  most: toCoverAmount(max.litres, pair.supplyLine.specification, max.packs),
  named_most: presentNamedMost(named, pair.supplyLine),
})

/**
 * Presents the maximum of named packs, which can exceed that of the load, because each pack is
 * rounded.
 */
export const presentNamedMost = (
  { litres, exact }: PreparedLoad['named'],
  line: PreparedLoad['pair']['supplyLine'],
): Schemas['NamedMost'] => ({
  m3: fromLitres(litres),
  exact_m3: fromLitres(exact),
  is_sum_of_packs: hasSumOfPacks(line),
})

const toLoadingPlace = ({
  stockPlace,
  supply,
  sawmillCountry,
}: PreparedLoad['pair']): Schemas['LoadingPlace'] =>
  stockPlace === null
    ? { yard: null, address: supply.loading_place, country: sawmillCountry }
    : { yard: stockPlace, address: null, country: stockPlace.slice(0, 2) }

/** Returns the invoice numbers of the loads by deal. A deal has one invoice for each cargo. */
async function findInvoiceNumbers(
  db: Db,
  loads: readonly PreparedLoad[],
): Promise<ReadonlyMap<string, string>> {
  if (loads.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoice_loads')
    .innerJoin('invoices', 'invoices.id', 'invoice_loads.invoice_id')
    .select(['invoices.deal_id', 'invoices.number'])
    .where(
      'invoice_loads.load_id',
      'in',
      loads.map(({ write }) => write.id),
    )
    .execute()
  return new Map(rows.map(({ deal_id, number }) => [deal_id, number]))
}

function computeFreightShares(
  loads: readonly PreparedLoad[],
  freight: string | null,
  loadContext: PreparedCargo['loadContext'],
  invoiceNumbers: ReadonlyMap<string, string>,
): Schemas['CargoShare'][] {
  const deals = new Map<string, { deal: PreparedLoad['pair']['deal']; litres: number }>()
  for (const {
    pair: { deal },
    loadAmount,
  } of loads)
    deals.set(deal.id, { deal, litres: (deals.get(deal.id)?.litres ?? 0) + loadAmount.litres })
  const all = [...deals.values()]
  const cents =
    freight === null
      ? null
      : splitCents(
          toCents(freight),
          all.map(({ litres }) => litres),
          'EUR',
        )
  return all.map(({ deal, litres }, i) => ({
    deal: toCoverDeal(deal),
    consignee: loadContext.getConsignee(deal.client_id),
    m3: fromLitres(litres),
    freight_eur: cents === null ? null : fromCents(cents[i] ?? 0),
    invoice_number: invoiceNumbers.get(deal.id) ?? null,
  }))
}

/**
 * Loads the data that the cargo state machine checks, for a stored or a previewed cargo.
 * @param id null for a cargo that was never saved
 */
export async function loadCargoTransitionSubject(
  db: Db,
  { status, write, loads, requiredDocuments, loadContext }: PreparedCargo,
  id: string | null,
): Promise<CargoTransitionSubject> {
  const validReport = id === null ? null : await findValidContainerReport(db, id)
  const report = validReport?.isPassed ? validReport : null
  const planned = loads.map(({ write: load, pair, counted }) => ({
    id: load.id,
    supplyNumber: pair.supply.number,
    packs: counted.packs === null ? null : Math.ceil(Number(counted.packs)),
    pcs: counted.pcs,
  }))
  return {
    status,
    cargo: write,
    loads: loads.map(({ write: { pack_ids = [] }, pair, loadAmount, max, millPacks }) => ({
      litres: loadAmount.litres,
      max: { m3: fromLitres(max.litres), litres: max.litres },
      supplyNumber: pair.supply.number,
      closedDocument: findBlockingDocument(status, pair),
      rejectedPacks: millPacks.flatMap(({ id, number, isRejected }) =>
        isRejected && pack_ids.includes(id) ? [number] : [],
      ),
    })),
    uninspected: [...loadContext.uninspected],
    hasContainerReport: report !== null,
    reportedSeal: report?.sealNumber ?? null,
    miscounted: report ? findMiscountedLoads(planned, report.counted, report.planned) : [],
    openReports: id === null ? [] : await findOpenReports(db, 'cargo_id', id),
    missingDocuments: findMissingDocuments(requiredDocuments, write.documents),
  }
}
