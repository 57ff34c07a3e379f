import { recordActivity } from '../activity/record-activity'
import { businessYear } from '../business-day'
import type { BodyOf, StaffCall } from '../call'
import { hasAlready } from '../db/has-already'
import { parseJson, toJson } from '../db/json'
import { nextNumber } from '../db/numbers'
import type { InspectedWood, WrittenReport } from '../db/tables/reports'
import { expectVersion } from '../db/version'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { newId, sha256 } from '../identifiers'
import { Problem, type Need as AnyNeed } from '../problems/problem'
import { recountReportWords } from '../search/recount-report-words'
import { wasBegunBefore } from './begun-before'
import { findReport, type ReportRow } from './find-report'
import { copyPhotos, photoErrors } from './photos'
import { presentReport } from './present-report'
import type {
  Before,
  KeptReport,
  PreparedReport,
  ReportKeeping,
  ReportValues,
  SeenReport,
} from './report-keeping'
import { standsAgainstCorrecting } from './report-way'
import { writesIn } from './scope'
import { storeStep } from './take-step'

type Wish = BodyOf<'transitionSupplyReport'>

/** The handlers of a kind of report, but for its lists. */
export function keepReports<
  Write extends WrittenReport,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
>(keeping: ReportKeeping<Write, Seen, Logged, Need, Field, Shown>) {
  const {
    kind,
    series,
    subject,
    see,
    check,
    values,
    store,
    fields,
    logged,
    steps,
    lacking,
    followed,
  } = keeping

  /** A stored report with what it is of: as that is, or once the report was handed in with its lines as they were then. */
  async function kept(call: StaffCall, report: ReportRow): Promise<KeptReport<Write, Seen>> {
    const write = parseJson(report.written) as Write
    const seen = await see(call, write)
    // A foreign key holds it.
    if (!seen) throw new Error(`what ${report.number} is of is gone`)
    return {
      report,
      write,
      seen: report.wood === null ? seen : { ...seen, lines: parseJson(report.wood) },
    }
  }

  const find = async (call: StaffCall, id: string) =>
    kept(call, await findReport(call.db, call.person, kind, id))
  const shown = async (call: StaffCall, id: string) =>
    presentReport(call, keeping, await find(call, id))

  /**
   * Checks a report as it came in and works it out.
   * @param before the report as it is stored, or of which it is a copy; null for a new one
   * @throws Problem 422 with every field that is wrong
   */
  async function prepare(
    of: Pick<StaffCall, 'db' | 'timeZone'>,
    write: Write,
    before: Before,
  ): Promise<PreparedReport<Write, Seen>> {
    const seen = await see(of, write)
    const errors = [
      ...check(write, seen, before),
      ...(await photoErrors(of.db, write.photos, before?.id ?? null)),
    ]
    if (errors.length > 0 || !seen) throw Problem.invalid(...errors)
    return {
      write,
      seen,
      values: { ...values(of, { write, seen }), written: toJson<WrittenReport>(write) },
    }
  }

  /** A draft of whoever calls. @param born what it corrects, or a hash of what was sent */
  async function begin(
    call: StaffCall,
    id: string,
    prepared: PreparedReport<Write, Seen>,
    born: Partial<Pick<ReportRow, 'corrects_id' | 'sent_hash'>>,
  ) {
    const { db, clock, person } = call
    const now = clock()
    const { number, key } = await nextNumber(db, series, businessYear(call))
    const at = now.toISOString()
    await db
      .insertInto('inspection_reports')
      .values({
        ...{ id, kind, number, number_key: key, status: 'draft', inspector_id: person.id, ...born },
        ...{ created_at: at, created_by: person.id, updated_at: at, updated_by: person.id },
        ...prepared.values,
      })
      .execute()
    await recountReportWords(db, { id })
    await store?.(call, id, prepared)
    await recordActivity(call, {
      record: { kind, id },
      personId: person.id,
      kind: 'created',
      changes: [],
    })
    return shown(call, id)
  }

  async function create(call: StaffCall & { body: Write & { id?: string | undefined } }) {
    const { id, ...rest } = call.body
    // What is left is what is written: the contract takes nothing else.
    const write = rest as unknown as Write
    const hash = await sha256(JSON.stringify(write))
    if (id !== undefined && (await wasBegunBefore(call, { id, kind, hash }))) return shown(call, id)
    return begin(call, id ?? newId(call.random), await prepare(call, write, null), {
      sent_hash: hash,
    })
  }

  async function update(call: StaffCall & { path: { id: string }; body: Write; version: number }) {
    const { db, person, path, body, version } = call
    const before = await find(call, path.id)
    const { report } = before
    if (isSentAgain(report, { version, write: body, by: person.id }))
      return presentReport(call, keeping, before)
    expectVersion(version, report.version)
    if (report.inspector_id !== person.id) throw new Problem('forbidden')
    if (!writesIn(person, report)) throw new Problem('not_allowed_now')
    const prepared = await prepare(call, body, report)
    if (report.corrects_id !== null && !isOfSame(report, prepared.values))
      throw Problem.invalid({ pointer: `/${subject}`, code: 'locked' })
    if (hasAlready(report, prepared.values)) return presentReport(call, keeping, before)
    await db
      .updateTable('inspection_reports')
      .set({ ...prepared.values, ...nextVersion(call, version) })
      .where('id', '=', path.id)
      .execute()
    await recountReportWords(db, { id: path.id })
    await store?.(call, path.id, prepared)
    await logChanges(call, { kind, id: path.id }, fields.changes(logged(before), logged(prepared)))
    return shown(call, path.id)
  }

  async function transition(
    call: StaffCall & { path: { id: string }; body: Wish; version: number },
  ) {
    const { person, path, body, version } = call
    const before = await find(call, path.id)
    expectVersion(version, before.report.version)
    const { status, inspector_id } = before.report
    steps.take(person, { status, inspectorId: inspector_id, lacking: lacking(before) }, body)
    await storeStep(call, before.report, body)
    if (body.to === 'draft')
      await call.db
        .updateTable('inspection_reports')
        .set({ wood: null })
        .where('id', '=', path.id)
        .execute()
    if (body.to === 'submitted') await freeze(call, path.id, before)
    await followed(call, before, { to: body.to, reason: body.reason ?? '' })
    return shown(call, path.id)
  }

  /** Keeps what a report is judged by as it is when it is handed in; what is said of that later is for another report. */
  async function freeze(
    call: StaffCall,
    id: string,
    report: SeenReport<Write, Seen>,
  ): Promise<void> {
    await store?.(call, id, report)
    const frozen = { ...values(call, report), wood: toJson<InspectedWood>(report.seen.lines) }
    await call.db.updateTable('inspection_reports').set(frozen).where('id', '=', id).execute()
  }

  async function correct(call: StaffCall & { path: { id: string } }) {
    const report = await findReport(call.db, call.person, kind, call.path.id)
    const against = await standsAgainstCorrecting(call, report)
    if (against) throw new Problem(against)
    const id = newId(call.random)
    const write = parseJson(report.written) as Write
    // Files belong to a record that is there, so they are copied first.
    const photos = await copyPhotos(call, write.photos, { kind, id })
    return begin(call, id, await prepare(call, { ...write, photos }, { ...report, id }), {
      corrects_id: report.id,
    })
  }

  return {
    create,
    update,
    transition,
    correct,
    prepare,
    read: async (call: StaffCall & { path: { id: string } }) => shown(call, call.path.id),
  }
}

const isOfSame = (report: ReportRow, values: ReportValues): boolean =>
  (values.supply_id ?? null) === report.supply_id && (values.cargo_id ?? null) === report.cargo_id

/** Whether it is the change that led to what is there, whose answer was lost on its way to the yard. */
const isSentAgain = (
  report: ReportRow,
  sent: { version: number; write: WrittenReport; by: string },
): boolean =>
  report.status === 'draft' &&
  report.updated_by === sent.by &&
  report.version === sent.version + 1 &&
  report.written === toJson(sent.write)
