import { type ExpressionBuilder, sql } from 'kysely'
import type { Handler, Handlers, PersonCall } from '../call'
import { paginateTable } from '../db/keyset-page'
import type { Tables } from '../db/tables'
import { createDocumentSearchConditions } from '../products/document-search'
import { listCargoReports, findInspectableCargos, INSPECTABLE_CARGO_STATUSES } from './queries'
import {
  averagePercent,
  computeCountDifference,
  differsFromPlan,
  findCargoReportErrors,
  findCargoReportNeeds,
} from '@domain/rules/inspection'
import { normalizeSeal } from '@domain/rules/seal-number'
import { getBusinessDay } from '../business-day'
import { logChanges } from '../activity/activity'
import { cargoFields } from '../cargos/policy'
import { toSealedRow } from '../cargos/prepare-cargo'
import { requireCargo } from '../cargos/queries'
import { recordChanges } from '../db/unit-of-work'
import { parseJson } from '../db/rows'
import { validContainerVerdict } from '../inspections/inspections'
import { toNextVersion } from '../records/record-head'
import { findPeopleInRoles } from '../notifications/notify'
import { createReportHandlers } from '../reports/report-handlers'
import { notifyReportTransition } from '../reports/report-transitions'
import type { CheckContext, ReportWithSubject } from '../reports/report-config'
import { createReportStateMachine } from '../reports/permissions'
import { checkScannedPacks, findDuplicateIds, findNewLines } from '../reports/scanned-packs'
import type { FieldError } from '../problems/problem'
import { findForeignLineIds } from '../wood-lines/wood-rows'
import {
  cargoReportPolicy,
  toCargoReportMessageParams,
  cargoReportFields,
  type LoggedCargoReport,
  type CargoReportNeed,
  type CargoReportWrite,
  type InspectableCargo,
} from './policy'

/** A record, so that the compiler reports needs missing from the list. */
const CODES: Record<CargoReportNeed['code'], true> = {
  started_at: true,
  ended_at: true,
  place: true,
  weather: true,
  check: true,
  check_remark: true,
  load: true,
  count: true,
  moisture: true,
  dunnage: true,
  lining: true,
  bracing: true,
  seal_number: true,
  seal_again: true,
  seal_differs: true,
  photo: true,
  photo_sent: true,
  verdict: true,
  verdict_too_good: true,
  remarks: true,
}

const cargoReportStateMachine = createReportStateMachine<CargoReportNeed>(
  Object.keys(CODES) as CargoReportNeed['code'][],
)

/** A container with the data that its report is checked against. */
type InspectedContainer = InspectableCargo & { isContainer: boolean }

type ContainerReport = ReportWithSubject<CargoReportWrite, InspectedContainer>

/** Converts a report to its form for the change log. */
const toLoggedReport = ({ write, subject }: ContainerReport): LoggedCargoReport => ({
  ...write,
  cargo_number: subject.number,
  lines: write.lines.map((line) => {
    const load = subject.lines.find(({ id }) => id === line.id)
    return {
      ...line,
      title: load ? `${load.supply.number} ${load.product_name ?? load.specification.quality}` : '',
    }
  }),
})

const NOT_COUNTED = { counted_packs: null, counted_pcs: null }

function presentReportFields({ write, subject }: ContainerReport) {
  const { cargo_id: _id, lines, ...fields } = write
  const { isContainer: _is, ...cargo } = subject
  return {
    ...fields,
    cargo,
    lines: subject.lines.map((load) => {
      const counted = lines.find(({ id }) => id === load.id) ?? NOT_COUNTED
      return {
        ...load,
        counted_packs: counted.counted_packs,
        counted_pcs: counted.counted_pcs,
        difference: computeCountDifference(counted, load),
      }
    }),
    moisture_percent: averagePercent(write.moisture_readings),
    differs: differsFromPlan(write, subject.lines),
  }
}

export const cargoReportCrud = createReportHandlers({
  kind: 'cargo_report',
  series: 'CR',
  subjectField: 'cargo_id',
  findSubject: async ({ db }, write: CargoReportWrite): Promise<InspectedContainer | undefined> => {
    const [found] = await findInspectableCargos(db, [write.cargo_id])
    return found && { ...found.cargo, isContainer: found.isContainer }
  },
  check: (context, write, cargo, before) =>
    checkCargoReport(
      context,
      write,
      cargo && {
        ...cargo,
        isOpen: INSPECTABLE_CARGO_STATUSES.includes(cargo.status) || before?.cargo_id === cargo.id,
      },
      before && (parseJson(before.written) as CargoReportWrite),
    ),
  toColumns: ({ timeZone }, { write, subject }) => {
    const { cargo_id, verdict, seal_number, started_at } = write
    return {
      cargo_id,
      verdict,
      seal_number,
      inspected_on:
        started_at === null
          ? null
          : getBusinessDay({ clock: () => new Date(started_at), ...(timeZone && { timeZone }) }),
      inspected_at: started_at === null ? null : new Date(started_at).toISOString(),
      differs: differsFromPlan(write, subject.lines) ? 1 : 0,
    }
  },
  fields: cargoReportFields,
  toLogged: toLoggedReport,
  stateMachine: cargoReportStateMachine,
  findNeeds: ({ write, subject }) => findCargoReportNeeds(write, subject.lines),
  policy: cargoReportPolicy,
  presentFields: presentReportFields,
  onTransition: async (call, { report, write }, { to, reason }) => {
    if (to === 'approved') await applyReportedSeal(call, report, write)
    const cargoManagers =
      to === 'approved' ? await findPeopleInRoles(call.db, ['cargo_manager']) : []
    // Cargo managers can't open reports, so their notification links to the cargo.
    await notifyReportTransition(call, report, {
      to,
      params: await toCargoReportMessageParams(call, report, reason),
      otherRecipients: cargoManagers,
      linkedRecord: { kind: 'cargo', id: write.cargo_id },
    })
  },
})

/** The data of a cargo that its report is checked against. */
type InspectionTarget = {
  isContainer: boolean
  /**
   * True if the cargo can be inspected. A cargo stays open for a report that already refers to it.
   */
  isOpen: boolean
}

/**
 * Returns the errors of a submitted report beyond the contract's schema. A draft may be incomplete,
 * but not wrong. Counts of loads that were removed since are valid, because the wood was in the
 * container when it was counted.
 * @param cargo undefined if it does not exist
 * @param saved the stored report, or the one that it copies; null for a new one
 */
async function checkCargoReport(
  context: CheckContext,
  report: CargoReportWrite,
  cargo: InspectionTarget | undefined,
  saved: CargoReportWrite | null,
): Promise<FieldError[]> {
  if (!cargo) return [{ pointer: '/cargo_id', code: 'not_found' }]
  if (!cargo.isContainer) return [{ pointer: '/cargo_id', code: 'not_a_container' }]
  const { cargo_id, lines } = report
  const newLines = findNewLines(lines, saved?.cargo_id === cargo_id ? saved.lines : [])
  const foreignIds = await findForeignLineIds(context.db, 'cargo_loads', newLines, cargo_id)
  return [
    ...(cargo.isOpen ? [] : [{ pointer: '/cargo_id', code: 'closed_document' as const }]),
    ...findCargoReportErrors(report, { now: context.clock(), saved }),
    ...lines.flatMap(({ id }, at): FieldError[] =>
      foreignIds.has(id) ? [{ pointer: `/lines/${at}/id`, code: 'not_found' }] : [],
    ),
    ...findDuplicateIds(lines, '/lines'),
    ...findDuplicateIds(report.moisture_readings, '/moisture_readings'),
    ...checkScannedPacks(report.scanned_packs),
  ]
}

const listInspectableCargos: Handler<'listInspectableCargos'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('cargos')
    .where('kind', '=', 'container')
    .where('status', 'in', INSPECTABLE_CARGO_STATUSES)
    .where((eb) => {
      if (id !== undefined) return eb('id', '=', id)
      return q
        ? eb.and(createDocumentSearchConditions(db, 'cargos', q))
        : eb.and([
            eb.not(eb.exists(selectSubmittedReports(eb))),
            eb(sql`coalesce(${validContainerVerdict}, 'fail')`, '=', 'fail'),
          ])
    })
  const { rows, ...page } = await paginateTable(
    all.select('id'),
    { table: 'cargos', column: 'cut_off', sort: 'cut_off', isNullable: true },
    { cursor, limit },
  )
  return {
    items: (
      await findInspectableCargos(
        db,
        rows.map((row) => row.id),
      )
    ).map(({ cargo }) => cargo),
    ...page,
  }
}

/** Selects submitted reports of a cargo. */
const selectSubmittedReports = (eb: ExpressionBuilder<Tables, 'cargos'>) =>
  eb
    .selectFrom('inspection_reports')
    .select('inspection_reports.id')
    .whereRef('inspection_reports.cargo_id', '=', 'cargos.id')
    .where('inspection_reports.status', '=', 'submitted')

export const cargoReportHandlers = {
  listCargoReports,
  createCargoReport: async (call) => {
    const { id, ...write } = call.body
    return cargoReportCrud.create(call, id, normalizeSeals(write))
  },
  getCargoReport: cargoReportCrud.read,
  updateCargoReport: async (call) =>
    cargoReportCrud.update({ ...call, body: normalizeSeals(call.body) }),
  transitionCargoReport: cargoReportCrud.transition,
  correctCargoReport: cargoReportCrud.correct,
  listInspectableCargos,
} satisfies Partial<Handlers>

const normalizeSeals = (write: CargoReportWrite): CargoReportWrite => ({
  ...write,
  seal_number: write.seal_number && normalizeSeal(write.seal_number),
  seal_again: write.seal_again && normalizeSeal(write.seal_again),
})

const isSameSeal = (seal: string, other: string | null): boolean =>
  other !== null && normalizeSeal(seal) === normalizeSeal(other)

type SealReading = { cargo_id: string; seal_number: string | null; verdict: string | null }

/**
 * Copies the seal number from a container report to its cargo. A seal number that the user entered
 * is kept, unless it came from the report that this one corrects.
 */
async function applyReportedSeal(
  call: PersonCall,
  { corrects_id }: { corrects_id: string | null },
  { cargo_id, seal_number, verdict }: SealReading,
): Promise<void> {
  const { db } = call
  const record = await requireCargo(db, cargo_id)
  const before = record.cargo.seal_number
  if (
    seal_number === null ||
    isSameSeal(seal_number, before) ||
    verdict === 'fail' ||
    !cargoFields.getEditableFields(record.cargo.status).includes('seal_number')
  )
    return
  const corrected =
    corrects_id &&
    (await db
      .selectFrom('inspection_reports')
      .select('seal_number')
      .where('id', '=', corrects_id)
      .executeTakeFirst())
  if (before !== null && !isSameSeal(before, corrected ? corrected.seal_number : null)) return
  const values = await toSealedRow(db, record, seal_number)
  await db
    .updateTable('cargos')
    .set({ ...values, ...toNextVersion(call, record.cargo.version) })
    .where('id', '=', cargo_id)
    .execute()
  recordChanges(db, { cargos: [cargo_id] })
  await logChanges(call, { kind: 'cargo', id: cargo_id }, [
    { field: 'seal_number', line: null, from: before, to: seal_number },
  ])
}
