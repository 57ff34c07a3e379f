import { computeInspectedFigures, findSupplyReportNeeds } from '@domain/rules/inspection'
import { fitSupply } from '../allocations/fit-supply'
import { recalculateSupplies } from '../allocations/recalculate-supplies'
import { notifyCuts } from '../allocations/supply-cuts'
import type { StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { recalculateAccepted } from '../inspections/recalculate-accepted'
import { createReportHandlers } from '../reports/report-crud'
import { notifyReportStep } from '../reports/notify-report-step'
import { createReportStateMachine } from '../reports/report-state-machine'
import type { SupplyReportNeed, SupplyReportWrite } from './contract'
import { findInspectableSupplies, INSPECTABLE_SUPPLY_STATUSES } from './inspectable-supplies'
import {
  findPurchaseManagerId,
  supplyReportPolicy,
  toSupplyReportMessageParams,
} from './supply-report-policy'
import {
  createLineLookup,
  storeInspectedLines,
  sumReportAmounts,
  type SupplyReportWithSubject,
} from './report-amounts'
import { checkSupplyReport } from './rules/check-supply-report'
import { type LoggedSupplyReport, supplyReportFields } from './rules/supply-report-fields'

/** A record, so that the compiler reports needs missing from the list. */
const codes: Record<SupplyReportNeed['code'], true> = {
  inspected_on: true,
  place: true,
  line: true,
  lot: true,
  sample: true,
  piece_size: true,
  moisture: true,
  grade: true,
  rejected: true,
  check: true,
  check_remark: true,
  photo: true,
  photo_sent: true,
  verdict: true,
  verdict_too_good: true,
  remarks: true,
}

const supplyReportStateMachine = createReportStateMachine<SupplyReportNeed>(
  Object.keys(codes) as SupplyReportNeed['code'][],
)

/** Converts a report to its form for the change log. */
const toLoggedReport = ({ write, subject }: SupplyReportWithSubject): LoggedSupplyReport => ({
  ...write,
  supply_number: subject.number,
  lines: write.lines.map((line) => {
    const wood = createLineLookup(subject)(line.id)
    return { ...line, title: wood?.product_name ?? wood?.specification.quality ?? '' }
  }),
})

function presentReportFields({ write, subject }: SupplyReportWithSubject) {
  const { accepted_l, rejected_l } = sumReportAmounts({ write, subject })
  const { supply_id: _id, lines, ...fields } = write
  return {
    ...fields,
    supply: subject,
    lines: lines.flatMap((line) => {
      const wood = createLineLookup(subject)(line.id)
      return wood
        ? [{ ...line, ...wood, figures: computeInspectedFigures(line, wood, write.verdict) }]
        : []
    }),
    accepted_m3: fromLitres(accepted_l),
    rejected_m3: fromLitres(rejected_l),
  }
}

/**
 * Recalculates the accepted wood of a supply, cuts allocations that exceed it, and notifies sale
 * and purchase managers.
 */
async function fitToAccepted(call: StaffCall, supplyId: string): Promise<void> {
  await recalculateAccepted(call.db, supplyId)
  const cuts = await fitSupply(call, supplyId)
  await recalculateSupplies(call.db, [supplyId])
  const supply = await call.db
    .selectFrom('supplies')
    .select(['id', 'number', 'sawmill_name', 'purchase_manager_id'])
    .where('id', '=', supplyId)
    .executeTakeFirstOrThrow()
  await notifyCuts(call, supply, cuts)
}

export const supplyReportCrud = createReportHandlers({
  kind: 'supply_report',
  series: 'SR',
  subjectField: 'supply_id',
  findSubject: async ({ db }, write: SupplyReportWrite) =>
    (await findInspectableSupplies(db, [write.supply_id]))[0],
  check: (write, supply, before) =>
    checkSupplyReport(
      write,
      supply,
      supply !== undefined &&
        (INSPECTABLE_SUPPLY_STATUSES.includes(supply.status) || before?.supply_id === supply.id),
    ),
  values: (_of, { write, subject }) => ({
    supply_id: write.supply_id,
    inspected_on: write.inspected_on,
    verdict: write.verdict,
    ...sumReportAmounts({ write, subject }),
  }),
  store: ({ db }, id, report) => storeInspectedLines(db, id, report),
  fields: supplyReportFields,
  toLogged: toLoggedReport,
  stateMachine: supplyReportStateMachine,
  findNeeds: ({ write, subject }) => findSupplyReportNeeds(write, createLineLookup(subject)),
  policy: supplyReportPolicy,
  presentFields: presentReportFields,
  onApproved: async (call, { report, subject }, { to, reason }) => {
    if (to === 'approved') await fitToAccepted(call, subject.id)
    // Notifies the purchase manager, who has to tell the mill about rejected wood.
    await notifyReportStep(call, report, {
      to,
      params: await toSupplyReportMessageParams(call, report, reason),
      otherRecipients: [await findPurchaseManagerId(call, report)],
    })
  },
})
