import { recordActivity, logChanges } from '../activity/activity'
import { getBusinessYear } from '../business-day'
import type { RequestBody, PersonCall } from '../call'
import { rowEquals, parseJson, toJson } from '../db/rows'
import { takeNextNumber } from '../db/document-numbers'
import type { FrozenLines, StoredReportPayload } from '../db/tables/reports'
import { assertVersion, toNextVersion } from '../records/record-head'
import { createId, sha256 } from '../identifiers'
import { type Need as AnyNeed, Problem } from '../problems/problem'
import { recordChanges } from '../db/unit-of-work'
import { requireReport, type ReportRow, wasAlreadyCreated } from './queries'
import { copyPhotos, findPhotoErrors } from './report-photos'
import { presentPrintedHead, presentReport, findCorrectionRefusal } from './present-report'
import type {
  CheckContext,
  PreparedReport,
  PreviousReport,
  ReportConfig,
  ReportColumns,
  ReportContext,
  ReportWithSubject,
  StoredReport,
} from './report-config'
import { canWriteReport } from './permissions'
import { storeTransition } from './report-transitions'

type TransitionInput = RequestBody<'transitionSupplyReport'>

/** Creates the handlers of a report kind, except its lists. */
export function createReportHandlers<
  Write extends StoredReportPayload,
  Subject extends { lines: FrozenLines },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Presented,
>(config: ReportConfig<Write, Subject, Logged, Need, Field, Presented>) {
  const {
    kind,
    series,
    subjectField,
    findSubject,
    check,
    toColumns,
    storeRows,
    fields,
    toLogged,
    stateMachine,
    findNeeds,
    onTransition,
    presentFields,
  } = config

  /**
   * Loads the inspected record of a report: its present state, with the lines frozen at submission.
   */
  async function loadStored(
    context: ReportContext,
    report: ReportRow,
  ): Promise<StoredReport<Write, Subject>> {
    const write = parseJson(report.written) as Write
    const subject = await findSubject(context, write)
    // A foreign key prevents this.
    if (!subject) throw new Error(`The inspected record of ${report.number} is missing`)
    return {
      report,
      write,
      subject: report.wood === null ? subject : { ...subject, lines: parseJson(report.wood) },
    }
  }

  const find = async (call: PersonCall, id: string) =>
    loadStored(call, await requireReport(call.db, call.person, kind, id))
  const presentById = async (call: PersonCall, id: string) =>
    presentReport(call, config, await find(call, id))

  /**
   * Checks a submitted report and computes its columns.
   * @param before the stored report, or the one that it copies; null for a new one
   * @throws Problem 422 with every invalid field
   */
  async function prepare(
    context: CheckContext,
    write: Write,
    before: PreviousReport,
  ): Promise<PreparedReport<Write, Subject>> {
    const subject = await findSubject(context, write)
    const errors = [
      ...(await check(context, write, subject, before)),
      ...(await findPhotoErrors(context.db, write.photos, before?.id ?? null)),
    ]
    if (errors.length > 0 || !subject) throw Problem.invalid(...errors)
    return {
      write,
      subject,
      columns: {
        ...toColumns(context, { write, subject }),
        written: toJson<StoredReportPayload>(write),
      },
    }
  }

  /**
   * Stores a new draft of the user.
   * @param origin the corrected report's id, or the hash of the request
   */
  async function createDraft(
    call: PersonCall,
    id: string,
    prepared: PreparedReport<Write, Subject>,
    origin: Partial<Pick<ReportRow, 'corrects_id' | 'sent_hash'>>,
  ) {
    const { db, clock, person } = call
    const now = clock()
    const { number, key } = await takeNextNumber(db, series, getBusinessYear(call))
    const at = now.toISOString()
    await db
      .insertInto('inspection_reports')
      .values({
        id,
        kind,
        number,
        number_key: key,
        status: 'draft',
        inspector_id: person.id,
        ...origin,
        created_at: at,
        created_by: person.id,
        updated_at: at,
        updated_by: person.id,
        ...prepared.columns,
      })
      .execute()
    recordChanges(db, { reports: [id] })
    await storeRows?.(call, id, prepared)
    await recordActivity(call, {
      record: { kind, id },
      personId: person.id,
      kind: 'created',
      changes: [],
    })
    return presentById(call, id)
  }

  /**
   * Creates a report; a repeated request returns the existing one.
   * @param id chosen by the device; a new one if undefined
   */
  async function create(call: PersonCall, id: string | undefined, write: Write) {
    const hash = await sha256(JSON.stringify(write))
    if (id !== undefined && (await wasAlreadyCreated(call, { id, kind, hash })))
      return presentById(call, id)
    return createDraft(call, id ?? createId(call.random), await prepare(call, write, null), {
      sent_hash: hash,
    })
  }

  async function update(call: PersonCall & { path: { id: string }; body: Write; version: number }) {
    const { db, person, path, body, version } = call
    const before = await find(call, path.id)
    const { report } = before
    if (isResent(report, { version, write: body, by: person.id }))
      return presentReport(call, config, before)
    assertVersion(version, report.version)
    if (report.inspector_id !== person.id) throw new Problem('forbidden')
    if (!canWriteReport(person, report)) throw new Problem('not_allowed_now')
    const prepared = await prepare(call, body, report)
    if (report.corrects_id !== null && !hasSameSubject(report, prepared.columns))
      throw Problem.invalid({ pointer: `/${subjectField}`, code: 'locked' })
    if (rowEquals(report, prepared.columns)) return presentReport(call, config, before)
    await db
      .updateTable('inspection_reports')
      .set({ ...prepared.columns, ...toNextVersion(call, version) })
      .where('id', '=', path.id)
      .execute()
    recordChanges(db, { reports: [path.id] })
    await storeRows?.(call, path.id, prepared)
    await logChanges(
      call,
      { kind, id: path.id },
      fields.findChanges(toLogged(before), toLogged(prepared)),
    )
    return presentById(call, path.id)
  }

  async function transitionReport(
    call: PersonCall & { path: { id: string }; body: TransitionInput; version: number },
  ) {
    const { person, path, body, version } = call
    const before = await find(call, path.id)
    assertVersion(version, before.report.version)
    const { status, inspector_id } = before.report
    stateMachine.take(person, { status, inspectorId: inspector_id, needs: findNeeds(before) }, body)
    await storeTransition(call, before.report, body)
    if (body.to === 'draft')
      await call.db
        .updateTable('inspection_reports')
        .set({ wood: null })
        .where('id', '=', path.id)
        .execute()
    if (body.to === 'submitted') await freeze(call, path.id, before)
    await onTransition(call, before, { to: body.to, reason: body.reason ?? '' })
    return presentById(call, path.id)
  }

  /** Freezes the inspected lines at submission. Later changes of them need another report. */
  async function freeze(
    call: PersonCall,
    id: string,
    report: ReportWithSubject<Write, Subject>,
  ): Promise<void> {
    await storeRows?.(call, id, report)
    const frozen = { ...toColumns(call, report), wood: toJson<FrozenLines>(report.subject.lines) }
    await call.db.updateTable('inspection_reports').set(frozen).where('id', '=', id).execute()
  }

  async function correct(call: PersonCall & { path: { id: string } }) {
    const report = await requireReport(call.db, call.person, kind, call.path.id)
    const refusal = await findCorrectionRefusal(call, report)
    if (refusal) throw new Problem(refusal)
    const id = createId(call.random)
    const write = parseJson(report.written) as Write
    // A report may only refer to its own files, so they are copied first.
    const photos = await copyPhotos(call, write.photos, { kind, id })
    return createDraft(call, id, await prepare(call, { ...write, photos }, { ...report, id }), {
      corrects_id: report.id,
    })
  }

  return {
    create,
    update,
    transition: transitionReport,
    correct,
    prepare,
    /** Returns the fields of a report that its paper prints. */
    loadPrinted: async (context: ReportContext, report: ReportRow) => ({
      ...presentFields(await loadStored(context, report)),
      ...(await presentPrintedHead(context.db, report)),
    }),
    read: async (call: PersonCall & { path: { id: string } }) => presentById(call, call.path.id),
  }
}

const hasSameSubject = (report: ReportRow, columns: ReportColumns): boolean =>
  (columns.supply_id ?? null) === report.supply_id && (columns.cargo_id ?? null) === report.cargo_id

/** True if the user resends the last change, because its response was lost. */
const isResent = (
  report: ReportRow,
  sent: { version: number; write: StoredReportPayload; by: string },
): boolean =>
  report.status === 'draft' &&
  report.updated_by === sent.by &&
  report.version === sent.version + 1 &&
  report.written === toJson(sent.write)
