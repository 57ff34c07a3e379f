import { getBusinessDay } from '../business-day'
import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { paginateTable } from '../db/keyset-page'
import { createDocumentSearchConditions } from '../products/document-search'
import { listSupplyReports, findInspectableSupplies, INSPECTABLE_SUPPLY_STATUSES } from './queries'
import {
  computeInspectedFigures,
  findSupplyReportErrors,
  findSupplyReportNeeds,
  getReportResult,
} from '@domain/rules/inspection'
import { fitSupply, notifyCuts } from '../allocations/fit-supply'
import { syncLoadedSupplies } from '../loaded-supplies/sync-loaded-supplies'
import { judgePacks } from '../packs/judge-packs'
import { parseJson } from '../db/rows'
import { recordChanges } from '../db/unit-of-work'
import { fromLitres } from '../db/decimal-columns'
import { createReportHandlers } from '../reports/report-handlers'
import type { CheckContext } from '../reports/report-config'
import { notifyReportTransition } from '../reports/report-transitions'
import { createReportStateMachine } from '../reports/permissions'
import { checkScannedPacks, findNewLines } from '../reports/scanned-packs'
import {
  findPurchaseManagerId,
  supplyReportPolicy,
  toSupplyReportMessageParams,
  type LoggedSupplyReport,
  supplyReportFields,
  type SupplyReportNeed,
  type SupplyReportWrite,
  type SupplyReportLineWrite,
} from './policy'
import {
  createLineLookup,
  storeInspectedLines,
  sumReportAmounts,
  type SupplyReportWithSubject,
} from './report-amounts'
import { isPole } from '@domain/timber'
import { isValidDay } from '../documents/terms'
import type { FieldError } from '../problems/problem'
import { findForeignLineIds } from '../wood-lines/wood-rows'

/** A record, so that the compiler reports needs missing from the list. */
const CODES: Record<SupplyReportNeed['code'], true> = {
  inspected_on: true,
  place: true,
  line: true,
  lot: true,
  sample: true,
  piece_size: true,
  moisture: true,
  grade: true,
  rejected: true,
  rejected_packs: true,
  pack_reason: true,
  pack_line: true,
  check: true,
  check_remark: true,
  photo: true,
  photo_sent: true,
  verdict: true,
  verdict_too_good: true,
  remarks: true,
}

const supplyReportStateMachine = createReportStateMachine<SupplyReportNeed>(
  Object.keys(CODES) as SupplyReportNeed['code'][],
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
  const result = getReportResult(write)
  return {
    ...fields,
    supply: subject,
    lines: lines.flatMap((line) => {
      const found = createLineLookup(subject)(line.id)
      if (!found) return []
      const { listed_packs: _packs, ...wood } = found
      return [{ ...line, ...wood, figures: computeInspectedFigures(line, found, result) }]
    }),
    accepted_m3: fromLitres(accepted_l),
    rejected_m3: fromLitres(rejected_l),
  }
}

/**
 * Cuts the allocations of a supply to its accepted wood, and notifies sale and purchase managers.
 */
async function fitToAccepted(call: PersonCall, supplyId: string): Promise<void> {
  recordChanges(call.db, { inspectedSupplies: [supplyId] })
  const cuts = await fitSupply(call, supplyId)
  const supply = await call.db
    .selectFrom('supplies')
    .select(['id', 'number', 'sawmill_name', 'purchase_manager_id'])
    .where('id', '=', supplyId)
    .executeTakeFirstOrThrow()
  // The approval's response does not list the cuts, so an approving purchase manager is notified
  // as well.
  await notifyCuts(call, supply, cuts, [supply.purchase_manager_id ?? call.person.id])
  // Rejected wood is no longer waited for.
  await syncLoadedSupplies(call, [supplyId])
}

export const supplyReportCrud = createReportHandlers({
  kind: 'supply_report',
  series: 'SR',
  subjectField: 'supply_id',
  findSubject: async ({ db }, write: SupplyReportWrite) =>
    (await findInspectableSupplies(db, [write.supply_id]))[0],
  check: (context, write, supply, before) =>
    checkSupplyReport(context, {
      report: write,
      supply,
      isOpen:
        supply !== undefined &&
        (INSPECTABLE_SUPPLY_STATUSES.includes(supply.status) || before?.supply_id === supply.id),
      saved: before && (parseJson(before.written) as SupplyReportWrite),
    }),
  toColumns: (_context, { write, subject }) => ({
    supply_id: write.supply_id,
    inspected_on: write.inspected_on,
    verdict: write.verdict,
    ...sumReportAmounts({ write, subject }),
  }),
  storeRows: ({ db }, id, report) => storeInspectedLines(db, id, report),
  fields: supplyReportFields,
  toLogged: toLoggedReport,
  stateMachine: supplyReportStateMachine,
  findNeeds: ({ write, subject }) => findSupplyReportNeeds(write, subject.lines),
  policy: supplyReportPolicy,
  presentFields: presentReportFields,
  onTransition: async (call, { report, subject }, { to, reason }) => {
    if (to === 'approved') {
      await judgePacks(call, report)
      await fitToAccepted(call, subject.id)
    }
    // Notifies the purchase manager, who has to tell the mill about rejected wood.
    await notifyReportTransition(call, report, {
      to,
      params: await toSupplyReportMessageParams(call, report, reason),
      otherRecipients: [await findPurchaseManagerId(call, report)],
    })
  },
})

type InspectionTarget = Pick<Schemas['InspectableSupply'], 'status' | 'lines'>

/**
 * Returns the errors of a submitted report beyond the contract's schema. A draft may be incomplete,
 * but not wrong. Lines that were removed since are valid, and ignored.
 * @param supply undefined if it does not exist
 * @param isOpen true if the supply can be inspected; it stays open for a report that already refers
 * to it
 * @param saved the stored report, or the one that it copies; null for a new one
 */
async function checkSupplyReport(
  context: CheckContext,
  {
    report,
    supply,
    isOpen,
    saved,
  }: {
    report: SupplyReportWrite
    supply: InspectionTarget | undefined
    isOpen: boolean
    saved: SupplyReportWrite | null
  },
): Promise<FieldError[]> {
  if (!supply) return [{ pointer: '/supply_id', code: 'not_found' }]
  const { supply_id, lines } = report
  const ids = lines.map(({ id }) => id)
  const newLines = findNewLines(lines, saved?.supply_id === supply_id ? saved.lines : [])
  const foreignIds = await findForeignLineIds(context.db, 'supply_lines', newLines, supply_id)
  return [
    ...(isOpen ? [] : [{ pointer: '/supply_id', code: 'closed_document' as const }]),
    ...(report.inspected_on === null || isValidDay(report.inspected_on)
      ? []
      : [{ pointer: '/inspected_on', code: 'wrong_format' as const }]),
    ...lines.flatMap((line, at): FieldError[] => {
      const wood = supply.lines.find(({ id }) => id === line.id)
      if (foreignIds.has(line.id)) return [{ pointer: `/lines/${at}/id`, code: 'not_found' }]
      if (ids.indexOf(line.id) < at) return [{ pointer: `/lines/${at}/id`, code: 'duplicate' }]
      return checkReadings(line, wood !== undefined && isPole(wood.specification), `/lines/${at}`)
    }),
    ...findSupplyReportErrors(report, { today: getBusinessDay(context), saved }),
    ...checkScannedPacks(report.scanned_packs),
  ]
}

function checkReadings(
  { readings }: SupplyReportLineWrite,
  isPoles: boolean,
  pointer: string,
): FieldError[] {
  const ids = readings.map(({ id }) => id)
  return [
    ...readings.flatMap(({ id, width_mm, defects }, at): FieldError[] => [
      ...(ids.indexOf(id) < at
        ? [{ pointer: `${pointer}/readings/${at}/id`, code: 'duplicate' as const }]
        : []),
      ...(isPoles && width_mm !== null
        ? [{ pointer: `${pointer}/readings/${at}/width_mm`, code: 'unexpected' as const }]
        : []),
      ...(new Set(defects).size < defects.length
        ? [{ pointer: `${pointer}/readings/${at}/defects`, code: 'duplicate' as const }]
        : []),
    ]),
  ]
}

const listInspectableSupplies: Handler<'listInspectableSupplies'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('supplies')
    .where('status', 'in', INSPECTABLE_SUPPLY_STATUSES)
    .where((eb) =>
      eb.and([
        ...(id === undefined ? [] : [eb('id', '=', id)]),
        ...(q ? createDocumentSearchConditions(db, 'supplies', q) : []),
      ]),
    )
  const { rows, ...page } = await paginateTable(
    all.select('id'),
    { table: 'supplies', column: 'number_key', sort: '-number', type: 'number' },
    { cursor, limit },
  )
  return {
    items: await findInspectableSupplies(
      db,
      rows.map((row) => row.id),
    ),
    ...page,
  }
}

export const supplyReportHandlers = {
  listSupplyReports,
  createSupplyReport: async (call) => {
    const { id, ...write } = call.body
    return supplyReportCrud.create(call, id, write)
  },
  getSupplyReport: supplyReportCrud.read,
  updateSupplyReport: supplyReportCrud.update,
  transitionSupplyReport: supplyReportCrud.transition,
  correctSupplyReport: supplyReportCrud.correct,
  listInspectableSupplies,
} satisfies Partial<Handlers>
