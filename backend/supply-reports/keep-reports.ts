import { lackingOf, lineFigures } from '@/shared/lib/rules/inspection'
import { fitSupply } from '../allocations/fit-supply'
import { recountSupplies } from '../allocations/recount-supplies'
import { tellCuts } from '../allocations/tell-cuts'
import type { StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { recountAccepted } from '../inspections/recount-accepted'
import { keepReports } from '../reports/keep-reports'
import { tellOfReport } from '../reports/notices'
import type { SupplyReportWrite } from './contract'
import { INSPECTABLE, inspectableSupplies } from './inspectable'
import { buyerOf, noticeOf } from './notice'
import { amountsOf, storeInspected, woodIn, type SeenSupply } from './report-amounts'
import { checkReport } from './rules/check-report'
import { reportFields, type LoggedReport } from './rules/report-fields'
import { supplyReportSteps } from './rules/report-steps'
import { supplyReportRecord } from './supply-report-record'

/** A report as its history is written from it. */
const loggedReport = ({ write, seen }: SeenSupply): LoggedReport => ({
  ...write,
  supply_number: seen.number,
  lines: write.lines.map((line) => {
    const wood = woodIn(seen)(line.id)
    return { ...line, title: wood?.product_name ?? wood?.specification.quality ?? '' }
  }),
})

function shownReport({ write, seen }: SeenSupply) {
  const { accepted_l, rejected_l } = amountsOf({ write, seen })
  const { supply_id: _id, lines, ...said } = write
  return {
    ...said,
    supply: seen,
    lines: lines.flatMap((line) => {
      const wood = woodIn(seen)(line.id)
      return wood ? [{ ...line, ...wood, figures: lineFigures(line, wood, write.verdict) }] : []
    }),
    accepted_m3: fromLitres(accepted_l),
    rejected_m3: fromLitres(rejected_l),
  }
}

/** Counts what is accepted of a supply, frees what deals can no longer get of it, and notifies their sellers and its buyer. */
async function fitToAccepted(call: StaffCall, supplyId: string): Promise<void> {
  await recountAccepted(call.db, supplyId)
  const cuts = await fitSupply(call, supplyId)
  await recountSupplies(call.db, [supplyId])
  const supply = await call.db
    .selectFrom('supplies')
    .select(['id', 'number', 'sawmill_name', 'purchase_manager_id'])
    .where('id', '=', supplyId)
    .executeTakeFirstOrThrow()
  await tellCuts(call, supply, cuts)
}

/** How reports of supplies are kept. */
export const supplyReports = keepReports({
  kind: 'supply_report',
  series: 'SR',
  subject: 'supply_id',
  see: async ({ db }, write: SupplyReportWrite) =>
    (await inspectableSupplies(db, [write.supply_id]))[0],
  check: (write, supply, before) =>
    checkReport(
      write,
      supply,
      supply !== undefined &&
        (INSPECTABLE.includes(supply.status) || before?.supply_id === supply.id),
    ),
  values: (_of, { write, seen }) => ({
    supply_id: write.supply_id,
    inspected_on: write.inspected_on,
    verdict: write.verdict,
    ...amountsOf({ write, seen }),
  }),
  store: ({ db }, id, report) => storeInspected(db, id, report),
  fields: reportFields,
  logged: loggedReport,
  steps: supplyReportSteps,
  lacking: ({ write, seen }) => lackingOf(write, woodIn(seen)),
  record: supplyReportRecord,
  shown: shownReport,
  followed: async (call, { report, seen }, { to, reason }) => {
    if (to === 'approved') await fitToAccepted(call, seen.id)
    // What was accepted may be loaded; what was not, somebody has to tell the mill.
    await tellOfReport(call, report, {
      to,
      params: await noticeOf(call, report, reason),
      concerned: [await buyerOf(call, report)],
    })
  },
})
