import { recordActivity } from '../activity/activity'
import { findFile } from '../attachments/find-file'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall, TransitionCall } from '../call'
import { parseJson, pick, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { JsonText, RevisedTerms } from '../db/tables/columns'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { toNextVersion, toTransitionedVersion } from '../records/record-head'
import { findPastDayErrors } from './terms'

/** Tables with `RevisionColumns`, one for each kind of document that has revisions. */
export type RevisionTable = 'deal_revisions' | 'supply_revisions'
const RECORD_KINDS = {
  deal_revisions: 'deal',
  supply_revisions: 'supply',
} as const satisfies Record<RevisionTable, Schemas['RecordKind']>
type Bodies = {
  deal_revisions: Schemas['DealRevisionWrite']
  supply_revisions: Schemas['SupplyRevisionWrite']
}
/** A line of a submitted revision. */
export type RevisionLineWrite<Table extends RevisionTable> = Bodies[Table]['lines'][number]
/** A submitted revision. */
export type RevisionWrite<Table extends RevisionTable> = Omit<Bodies[Table], 'lines'> & {
  lines: readonly RevisionLineWrite<Table>[]
}
export type RevisionPayload<Table extends RevisionTable> = RevisedTerms<Bodies[Table]>
export type RevisionRow<Table extends RevisionTable = RevisionTable> = Omit<
  Row<'deal_revisions'>,
  'payload' | 'base'
> & { payload: JsonText<RevisionPayload<Table>>; base: JsonText<RevisionPayload<Table>> }

/** Types any revision table as that of deals, because all have the same columns. */
const asTable = (table: RevisionTable) => table as 'deal_revisions'
type TermColumns = Pick<Row<'deal_revisions'>, 'payload' | 'base'>

/** Returns the columns of terms, typed as those of deals. */
const toTermColumns = <Terms extends Partial<Record<keyof TermColumns, object>>>(terms: Terms) =>
  Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, toJson(value)])) as Pick<
    TermColumns,
    keyof Terms & keyof TermColumns
  >

/**
 * Returns a revision of a document.
 * @throws Problem 404 without such a revision
 */
export async function requireRevision<Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
  revision: number,
): Promise<RevisionRow<Table>> {
  const row = await selectRevisions(db, table, documentId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** Returns the revision of a document that is neither agreed nor withdrawn; undefined if none. */
export const findOpenRevision = <Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
): Promise<RevisionRow<Table> | undefined> =>
  selectRevisions(db, table, documentId).where('status', 'in', ['open', 'sent']).executeTakeFirst()

/** Returns the reference to the revision that is neither agreed nor withdrawn; null if none. */
export async function findOpenRevisionRef(
  db: Db,
  table: RevisionTable,
  documentId: string,
): Promise<Schemas['OpenRevisionRef'] | null> {
  const row = await findOpenRevision(db, table, documentId)
  return row ? pick(row, ['revision', 'status']) : null
}

/** Returns the revisions of a document, newest first. */
export const listRevisionRows = <Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
): Promise<RevisionRow<Table>[]> =>
  selectRevisions(db, table, documentId).orderBy('revision', 'desc').execute()

const selectRevisions = <Table extends RevisionTable>(db: Db, table: Table, documentId: string) =>
  db
    .selectFrom(asTable(table))
    .selectAll()
    .where('document_id', '=', documentId)
    .$castTo<RevisionRow<Table>>()

type NewRevision<Table extends RevisionTable> = {
  documentId: string
  revision: number
  reason: string
  payload: RevisionPayload<Table>
  /** The document's present terms. */
  base: RevisionPayload<Table>
}

/**
 * Stores an open revision, and logs it. The caller checks that the document has no other one.
 */
export async function insertRevision<Table extends RevisionTable>(
  call: PersonCall,
  table: Table,
  { documentId, revision, reason, payload, base }: NewRevision<Table>,
): Promise<void> {
  const { db, clock, random, person } = call
  const at = clock().toISOString()
  await db
    .insertInto(asTable(table))
    .values({
      id: createId(random),
      document_id: documentId,
      revision,
      status: 'open',
      reason,
      ...toTermColumns({ payload, base }),
      created_at: at,
      created_by: person.id,
      updated_at: at,
      updated_by: person.id,
    })
    .execute()
  await recordRevisionActivity(call, {
    table,
    id: documentId,
    kind: 'revision_opened',
    changes: toChanges({ revision: String(revision) }),
    reason,
  })
}

/** Replaces the terms of an open revision, which are then based on the document's present ones. */
export async function updateRevision<Table extends RevisionTable>(
  call: PersonCall,
  table: Table,
  { id, version }: Pick<RevisionRow, 'id' | 'version'>,
  { payload, base }: Pick<NewRevision<Table>, 'payload' | 'base'>,
): Promise<void> {
  await call.db
    .updateTable(asTable(table))
    .set({
      ...toTermColumns({ payload, base }),
      ...toNextVersion(call, version),
    })
    .where('id', '=', id)
    .execute()
}

type RevisionTransition<Table extends RevisionTable> = {
  to: 'sent' | 'agreed' | 'withdrawn'
  /** Reason of a withdrawal or of an override. */
  reason?: string | undefined
  /** The terms as they were sent or agreed. */
  payload?: RevisionPayload<Table>
  differences: readonly Schemas['FieldChange'][]
  /** The answer that the transition records. */
  answer?: Schemas['RevisionAnswer'] | undefined
  /** Last day on which the buyers of a portal order can answer. */
  answerUntil?: string | null
  /** True if the other party takes the transition itself. */
  isAnswer?: boolean
  isOverridden?: boolean
}

/** A transition without its new status and terms. */
export type RevisionTransitionDetails = Omit<RevisionTransition<RevisionTable>, 'to' | 'payload'>

/**
 * Stores a transition of a revision, and logs it. A closed revision keeps its differences for good.
 */
export async function storeRevisionTransition<Table extends RevisionTable>(
  call: TransitionCall,
  table: Table,
  row: Pick<RevisionRow, 'id' | 'version' | 'document_id' | 'revision' | 'reason' | 'answer_until'>,
  {
    to,
    reason,
    payload,
    differences,
    answer,
    answerUntil = null,
    isAnswer = false,
    isOverridden = false,
  }: RevisionTransition<Table>,
): Promise<void> {
  const { id, version, document_id } = row
  const [at, by] = [call.clock().toISOString(), call.person?.id ?? null]
  await call.db
    .updateTable(asTable(table))
    .set({
      status: to,
      ...(payload && toTermColumns({ payload })),
      ...(to === 'sent'
        ? { sent_at: at, sent_by: by, answer_until: answerUntil }
        : {
            closed_at: at,
            closed_by: by,
            close_reason: reason ?? null,
            answer: answer ? toJson(answer) : null,
            differences: toJson([...differences]),
          }),
      ...toTransitionedVersion(call, version),
    })
    .where('id', '=', id)
    .execute()
  if (isOverridden)
    await recordRevisionActivity(call, {
      table,
      id: document_id,
      kind: 'overridden',
      changes: [],
      reason,
    })
  const numbered = listTransitionChanges(row, { isUnanswered: by === null })
  if (isAnswer && to === 'agreed')
    await recordRevisionActivity(call, {
      table,
      id: document_id,
      kind: 'revision_accepted',
      changes: numbered,
    })
  if (to === 'agreed')
    await recordRevisionActivity(call, {
      table,
      id: document_id,
      kind: 'revised',
      changes: differences,
      reason: row.reason,
    })
  else {
    const kind = isAnswer && to === 'withdrawn' ? 'revision_declined' : (`revision_${to}` as const)
    await recordRevisionActivity(call, {
      table,
      id: document_id,
      kind,
      changes: numbered,
      reason: to === 'withdrawn' ? reason : undefined,
    })
  }
}

/**
 * Checks the other party's own answer to a revision, and logs who gave it.
 * @throws Problem 422 for a day in the future or one that does not exist, or a file of another
 * record
 */
export async function recordRevisionAnswer(
  call: PersonCall,
  table: RevisionTable,
  { document_id, revision }: Pick<RevisionRow, 'document_id' | 'revision'>,
  { name, on, attachment_id }: Schemas['RevisionAnswerWrite'],
): Promise<Schemas['RevisionAnswer']> {
  const [wrongDay] = findPastDayErrors('/answer/on', on, getBusinessDay(call))
  if (wrongDay) throw Problem.invalid(wrongDay)
  const attachment =
    attachment_id === null ? null : await findFile(call.db, document_id, attachment_id)
  if (attachment === undefined)
    throw Problem.invalid({ pointer: '/answer/attachment_id', code: 'not_found' })
  const file = attachment ? { file: attachment.name } : {}
  const changes = { revision: String(revision), answered_by: name, answered_on: on, ...file }
  await recordRevisionActivity(call, {
    table,
    id: document_id,
    kind: 'revision_answered',
    changes: toChanges(changes),
  })
  return { name, on, attachment }
}

/** Logs a transition of a revision in its document's activity. */
const recordRevisionActivity = (
  call: TransitionCall,
  {
    table,
    id,
    kind,
    changes,
    reason = null,
  }: {
    table: RevisionTable
    id: string
    kind: Schemas['ActivityEntry']['kind']
    changes: readonly Schemas['FieldChange'][]
    reason?: string | null | undefined
  },
): Promise<void> =>
  recordActivity(call, {
    record: { kind: RECORD_KINDS[table], id },
    personId: call.person?.id ?? null,
    kind,
    changes,
    reason,
  })

/**
 * Returns what the log of a transition names: the number, and the day by which nobody has answered.
 */
export const listTransitionChanges = (
  { revision, answer_until }: Pick<RevisionRow, 'revision' | 'answer_until'>,
  { isUnanswered }: { isUnanswered: boolean },
): Schemas['FieldChange'][] =>
  toChanges({
    revision: String(revision),
    ...(isUnanswered && answer_until !== null && { answer_until }),
  })

const toChanges = (fields: Record<string, string>): Schemas['FieldChange'][] =>
  Object.entries(fields).map(([field, to]) => ({ field, line: null, from: null, to }))

/** Parses the stored terms of a revision. */
export const parseRevision = <Terms>({
  payload,
  base,
}: {
  payload: JsonText<Terms>
  base: JsonText<Terms>
}): { payload: Terms; base: Terms } => ({ payload: parseJson(payload), base: parseJson(base) })
