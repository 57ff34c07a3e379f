import type { StaffCall } from '../call'
import { getBusinessDay } from '../business-day'
import { toCoverAmount, toCoverDeal, toCoverSupply, toCoverWood } from '../cover/cover-lines'
import { fromCents, fromLitres, toCents } from '../db/decimal-columns'
import { presentDocumentHead } from '../documents/record-head'
import { getRecordActions } from '../documents/record-policy'
import { findPersonRefs } from '../people/find-person-refs'
import { cargoPolicy } from './cargo-policy'
import type { Cargo, CargoLoad, Schemas } from './contract'
import type { StoredCargo } from './find-cargo'
import { loadCargoStepSubject } from './cargo-step-subject'
import { type PreparedCargo, type PreparedLoad, prepareStoredCargo } from './prepare-cargo'
import { cargoFields } from './rules/cargo-fields'
import { cargoStateMachine } from './rules/cargo-state-machine'
import { splitFreight } from './rules/split-freight'
import { getCargoLateDays } from './rules/late-days'
import { toDocumentChecklist } from './rules/required-documents'
import { findVgmWarnings } from './rules/vgm-warnings'
import type { YardLot } from './rules/compute-lot-load'
import { canWorkOnCargo } from './rules/permissions'
import { toCargoTerms } from './cargo-write'

/** Returns a cargo with the actions, fields and transitions that are open to the user. */
export async function presentCargo(call: StaffCall, record: StoredCargo): Promise<Cargo> {
  const { db, person } = call
  const { cargo } = record
  const toPersonRef = await findPersonRefs(db, [cargo.created_by, cargo.updated_by])
  const prepared = await prepareStoredCargo(db, record)
  return {
    ...presentDocumentHead(cargo, toPersonRef),
    status: cargo.status,
    ...toCargoTerms(cargo),
    ...presentCargoDetails(call, prepared),
    late_days: getCargoLateDays(cargo, getBusinessDay(call)),
    cancel_reason: cargo.cancel_reason,
    allowed_actions: getRecordActions(cargoPolicy, person, cargo),
    editable_fields: canWorkOnCargo(person) ? cargoFields.openIn(cargo.status) : [],
    transitions: cargoStateMachine.transitionsFor(
      person,
      await loadCargoStepSubject(db, prepared, cargo.id),
    ),
  }
}

/** Returns the computed parts of a cargo, saved or not. */
export const presentCargoDetails = (
  call: StaffCall,
  { write, loads, figures, requiredDocuments, loadContext }: PreparedCargo,
) => ({
  figures,
  lines: loads.map((load) => presentLoad(call, load)),
  checklist: toDocumentChecklist(requiredDocuments, write.documents),
  shares: computeFreightShares(loads, figures.freight_eur, loadContext),
  warnings: findVgmWarnings(write, figures),
})

export const presentLoadLots = (lots: readonly YardLot[]): Schemas['LoadLot'][] =>
  lots.map(({ id, barcode, pcs, litres }) => ({ id, barcode, pcs, m3: fromLitres(litres) }))

const presentLoad = (
  call: StaffCall,
  { write, pair, held, max, lots, counted }: PreparedLoad,
): CargoLoad => ({
  ...write,
  ...counted,
  supply: toCoverSupply(call, pair.supply),
  deal: toCoverDeal(pair.deal),
  wood: toCoverWood(pair.supplyLine),
  lots: presentLoadLots(lots),
  m3: fromLitres(held.litres),
  most: toCoverAmount(max.litres, pair.supplyLine.specification, max.packs),
})

function computeFreightShares(
  loads: readonly PreparedLoad[],
  freight: string | null,
  loadContext: PreparedCargo['loadContext'],
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
      : splitFreight(
          toCents(freight),
          all.map(({ litres }) => litres),
        )
  return all.map(({ deal, litres }, i) => ({
    deal: toCoverDeal(deal),
    consignee: loadContext.getConsignee(deal.client_id),
    m3: fromLitres(litres),
    freight_eur: cents === null ? null : fromCents(cents[i] ?? 0),
  }))
}
