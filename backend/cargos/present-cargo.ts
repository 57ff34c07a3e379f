import type { StaffCall } from '../call'
import { businessDay } from '../business-day'
import { coverAmount } from '../cover/cover-amount'
import { coverDeal, coverSupply, coverWood } from '../cover/cover-lines'
import { fromCents, fromLitres, toCents } from '../db/decimal-columns'
import { documentHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { peopleNamed } from '../people/people-named'
import { cargoRecord } from './cargo-record'
import type { Cargo, CargoLoad, Schemas } from './contract'
import type { CargoRecord } from './find-cargo'
import { judgedCargo } from './judged-cargo'
import { preparedRecord, type PreparedCargo, type PreparedLoad } from './prepare-cargo'
import { cargoFields } from './rules/cargo-fields'
import { cargoSteps } from './rules/cargo-steps'
import { freightShares } from './rules/freight-shares'
import { lateDays } from './rules/late'
import { checklistOf } from './rules/papers'
import { vgmWarnings } from './rules/vgm-warnings'
import type { YardLot } from './rules/take-lots'
import { worksOnCargo } from './rules/scope'
import { cargoTermsOf } from './cargo-write'

/** A cargo with what this person may do to it now. */
export async function presentCargo(call: StaffCall, record: CargoRecord): Promise<Cargo> {
  const { db, person } = call
  const { cargo } = record
  const named = await peopleNamed(db, [cargo.created_by, cargo.updated_by])
  const prepared = await preparedRecord(db, record)
  return {
    ...documentHead(cargo, named),
    status: cargo.status,
    ...cargoTermsOf(cargo),
    ...shownCargo(call, prepared),
    late_days: lateDays(cargo, businessDay(call)),
    cancel_reason: cargo.cancel_reason,
    allowed_actions: recordActions(cargoRecord, person, cargo),
    editable_fields: worksOnCargo(person) ? cargoFields.openIn(cargo.status) : [],
    transitions: cargoSteps.transitionsFor(person, await judgedCargo(db, prepared, cargo.id)),
  }
}

/** What is worked out of a cargo, saved or not. */
export const shownCargo = (
  call: StaffCall,
  { write, loads, figures, needed, woods }: PreparedCargo,
) => ({
  figures,
  lines: loads.map((load) => shownLoad(call, load)),
  checklist: checklistOf(needed, write.documents),
  shares: sharesOf(loads, figures.freight_eur, woods),
  warnings: vgmWarnings(write, figures),
})

/** Packs in the yard as a cargo is loaded from them. */
export const shownLots = (lots: readonly YardLot[]): Schemas['LoadLot'][] =>
  lots.map(({ id, barcode, pcs, litres }) => ({ id, barcode, pcs, m3: fromLitres(litres) }))

const shownLoad = (
  call: StaffCall,
  { write, pair, held, most, lots, counted }: PreparedLoad,
): CargoLoad => ({
  ...write,
  ...counted,
  supply: coverSupply(call, pair.supply),
  deal: coverDeal(pair.deal),
  wood: coverWood(pair.supplyLine),
  lots: shownLots(lots),
  m3: fromLitres(held.litres),
  most: coverAmount(most.litres, pair.supplyLine.specification, most.packs),
})

function sharesOf(
  loads: readonly PreparedLoad[],
  freight: string | null,
  woods: PreparedCargo['woods'],
): Schemas['CargoShare'][] {
  const deals = new Map<string, { deal: PreparedLoad['pair']['deal']; litres: number }>()
  for (const {
    pair: { deal },
    held,
  } of loads)
    deals.set(deal.id, { deal, litres: (deals.get(deal.id)?.litres ?? 0) + held.litres })
  const all = [...deals.values()]
  const cents =
    freight === null
      ? null
      : freightShares(
          toCents(freight),
          all.map(({ litres }) => litres),
        )
  return all.map(({ deal, litres }, i) => ({
    deal: coverDeal(deal),
    consignee: woods.consigneeOf(deal.client_id),
    m3: fromLitres(litres),
    freight_eur: cents === null ? null : fromCents(cents[i] ?? 0),
  }))
}
