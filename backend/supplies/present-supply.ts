import { summarizeSupplyAllocations } from '../allocations/release-allocations'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { fromCents, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import { presentDocumentHead } from '../documents/record-head'
import { getRecordActions } from '../documents/record-policy'
import { getCertificateState } from '../partners/certificate-state'
import { findPersonRefs } from '../people/find-person-refs'
import type { Supply, SupplyLine } from './contract'
import { computeSupplyLineAmounts, sumSupplyFigures } from './supply-figures'
import type { StoredSupply } from './find-supply'
import { getSupplyLateDays } from './rules/late-days'
import { canWorkOnSupplies } from './rules/permissions'
import { supplyFields } from './rules/supply-fields'
import { supplyStateMachine } from './rules/supply-state-machine'
import { evaluateSupply } from './evaluate-supply'
import { supplyPolicy } from './supply-policy'
import { toSupplyLineWrite, toSupplyWrite, toSupplyTerms } from './supply-write'

/** Presents a supply with the caller's permissions. */
export async function presentSupply(call: StaffCall, record: StoredSupply): Promise<Supply> {
  const { db, person } = call
  const { supply } = record
  const sawmill = await db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const named = await findPersonRefs(db, [
    supply.created_by,
    supply.updated_by,
    supply.purchase_manager_id,
  ])
  const lines = presentLinesWithFigures(record)
  const { subject, warnings } = evaluateSupply(call, {
    status: supply.status,
    write: toSupplyWrite(record),
    lines,
    sawmill,
    allocated: await summarizeSupplyAllocations(db, supply.id),
  })
  const today = getBusinessDay(call)
  return {
    ...presentDocumentHead(supply, named),
    status: supply.status,
    sawmill: {
      id: sawmill.id,
      name: sawmill.name,
      country: sawmill.country,
      approval: sawmill.approval,
      certificate_state: getCertificateState(sawmill.certificate_expires, today),
    },
    purchase_manager: named(supply.purchase_manager_id),
    ...toSupplyTerms(supply),
    lines: lines.map(({ shown }) => shown),
    figures: sumSupplyFigures(
      supply,
      lines.map(({ figures }) => figures),
    ),
    late_days: getSupplyLateDays(supply, today),
    cancel_reason: supply.cancel_reason,
    allowed_actions: getRecordActions(supplyPolicy, person, supply),
    editable_fields: canWorkOnSupplies(person) ? supplyFields.openIn(supply.status) : [],
    transitions: supplyStateMachine.transitionsFor(person, subject),
    warnings,
  }
}

/** Presents stored lines with their figures. */
export const presentLinesWithFigures = ({ supply, lines }: StoredSupply) =>
  lines.map((line) => {
    const write = toSupplyLineWrite(line)
    const figures = computeSupplyLineAmounts(write, supply.currency)
    const shown: SupplyLine = {
      ...write,
      ...figures,
      product_name: line.product_name,
      amount: fromCents(line.amount_cents),
      accepted_m3: fromLitresOrNull(line.accepted_l),
      loaded_m3: fromLitres(line.loaded_l),
    }
    return { write, specification: write.specification, figures, shown }
  })
