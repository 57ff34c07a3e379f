import { allocatedOf } from '../allocations/release'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { fromCents, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import { documentHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { certificateState } from '../partners/certificate-state'
import { peopleNamed } from '../people/people-named'
import type { Supply, SupplyLine } from './contract'
import { lineFigures, supplyFigures } from './figures'
import type { SupplyRecord } from './find-supply'
import { lateDays } from './rules/late'
import { worksOnSupplies } from './rules/scope'
import { supplyFields } from './rules/supply-fields'
import { supplySteps } from './rules/supply-steps'
import { judgedSupply } from './supply-judged'
import { supplyRecord } from './supply-record'
import { supplyLineWriteOf, supplyWriteOf, supplyTermsOf } from './supply-write'

/** A supply with what this person may do to it now. */
export async function presentSupply(call: StaffCall, record: SupplyRecord): Promise<Supply> {
  const { db, person } = call
  const { supply } = record
  const sawmill = await db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const named = await peopleNamed(db, [
    supply.created_by,
    supply.updated_by,
    supply.purchase_manager_id,
  ])
  const lines = figuredLines(record)
  const { subject, warnings } = judgedSupply(call, {
    status: supply.status,
    write: supplyWriteOf(record),
    lines,
    sawmill,
    allocated: await allocatedOf(db, supply.id),
  })
  const today = businessDay(call)
  return {
    ...documentHead(supply, named),
    status: supply.status,
    sawmill: {
      id: sawmill.id,
      name: sawmill.name,
      country: sawmill.country,
      approval: sawmill.approval,
      certificate_state: certificateState(sawmill.certificate_expires, today),
    },
    purchase_manager: named(supply.purchase_manager_id),
    ...supplyTermsOf(supply),
    lines: lines.map(({ shown }) => shown),
    figures: supplyFigures(
      supply,
      lines.map(({ figures }) => figures),
    ),
    late_days: lateDays(supply, today),
    cancel_reason: supply.cancel_reason,
    allowed_actions: recordActions(supplyRecord, person, supply),
    editable_fields: worksOnSupplies(person) ? supplyFields.openIn(supply.status) : [],
    transitions: supplySteps.transitionsFor(person, subject),
    warnings,
  }
}

/** Stored lines with their figures, and as they are shown. */
export const figuredLines = ({ supply, lines }: SupplyRecord) =>
  lines.map((line) => {
    const write = supplyLineWriteOf(line)
    const figures = lineFigures(write, supply.currency)
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
