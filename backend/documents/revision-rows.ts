import { recordActivity } from '../activity/activity'
import { findFile } from '../attachments/find-file'
import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { JsonText } from '../db/tables/columns'
import type { RevisedTerms } from '../db/tables/deals'
import type { RevisedSupplyTerms } from '../db/tables/supplies'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { toNextVersion } from './record-head'

/** Tables with `RevisionColumns`, one for each kind of document that has revisions. */
export type RevisionTable = 'deal_revisions' | 'supply_revisions'
const RECORD_KINDS = {
  deal_revisions: 'deal',
  supply_revisions: 'supply',
} as const satisfies Record<RevisionTable, Schemas['RecordKind']>
type Payloads = { deal_revisions: RevisedTerms; supply_revisions: RevisedSupplyTerms }
type Payload<Table extends RevisionTable> = Payloads[Table]
export type RevisionRow<Table extends RevisionTable = RevisionTable> = Omit<
  Row<'deal_revisions'>,
  'payload' | 'base'
> & { payload: JsonText<Payload<Table>>; base: JsonText<Payload<Table>> }

/** All tables have the same columns, so each is queried as one of them. */
const asTable = (table: RevisionTable) => table as 'deal_revisions'

/** @throws Problem 404 without such a revision */
export async function findRevision<Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
  revision: number,
): Promise<RevisionRow<Table>> {
  const row = await db
    .selectFrom(asTable(table))
    .selectAll()
    .where('document_id', '=', documentId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row as RevisionRow<Table>
}

/** Returns the revision of a document that is neither agreed nor withdrawn; undefined if none. */
export const findOpenRevision = async <Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
): Promise<RevisionRow<Table> | undefined> =>
  (await db
    .selectFrom(asTable(table))
    .selectAll()
    .where('document_id', '=', documentId)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst()) as RevisionRow<Table> | undefined

/** Returns the revisions of a document, newest first. */
export const listRevisionRows = async <Table extends RevisionTable>(
  db: Db,
  table: Table,
  documentId: string,
): Promise<RevisionRow<Table>[]> =>
  (await db
    .selectFrom(asTable(table))
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('revision', 'desc')
    .execute()) as RevisionRow<Table>[]

type NewRevision<Table extends RevisionTable> = {
  documentId: string
  revision: number
  reason: string
  payload: Payload<Table>
  /** The document's present terms. */
  base: Payload<Table>
}

/**
 * Stores an open revision, and logs it. The caller checks that the document has no other one.
 */
export async function insertRevision<Table extends RevisionTable>(
  call: StaffCall,
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
      payload: toJson(payload) as RevisionRow<'deal_revisions'>['payload'],
      base: toJson(base) as RevisionRow<'deal_revisions'>['base'],
      created_at: at,
      created_by: person.id,
      updated_at: at,
      updated_by: person.id,
    })
    .execute()
  await logRevision(call, table, { document_id: documentId, revision }, 'revision_opened', reason)
}

/** Replaces the terms of an open revision, which are then based on the document's present ones. */
export async function updateRevision<Table extends RevisionTable>(
  call: StaffCall,
  table: Table,
  { id, version }: Pick<RevisionRow, 'id' | 'version'>,
  { payload, base }: Pick<NewRevision<Table>, 'payload' | 'base'>,
): Promise<void> {
  await call.db
    .updateTable(asTable(table))
    .set({
      payload: toJson(payload) as RevisionRow<'deal_revisions'>['payload'],
      base: toJson(base) as RevisionRow<'deal_revisions'>['base'],
      ...toNextVersion(call, version),
    })
    .where('id', '=', id)
    .execute()
}

type RevisionStep<Table extends RevisionTable> = {
  to: 'sent' | 'agreed' | 'withdrawn'
  /** Reason of a withdrawal or of an override. */
  reason?: string | undefined
  /** The terms as they were sent or agreed. */
  payload?: Payload<Table>
  differences: readonly Schemas['FieldChange'][]
  /** The answer that the step records. */
  answer?: Schemas['RevisionAnswer']
}

/**
 * Stores a step of a revision. A closed revision keeps its differences for good. Sending and
 * withdrawing are logged; the caller logs an agreement with what it changes.
 */
export async function stepRevision<Table extends RevisionTable>(
  call: StaffCall,
  table: Table,
  row: Pick<RevisionRow, 'id' | 'version' | 'document_id' | 'revision'>,
  { to, reason, payload, differences, answer }: RevisionStep<Table>,
): Promise<void> {
  const { id, version } = row
  const [at, by] = [call.clock().toISOString(), call.person.id]
  await call.db
    .updateTable(asTable(table))
    .set({
      status: to,
      ...(payload && {
        payload: toJson(payload) as RevisionRow<'deal_revisions'>['payload'],
      }),
      ...(to === 'sent'
        ? { sent_at: at, sent_by: by }
        : {
            closed_at: at,
            closed_by: by,
            close_reason: reason ?? null,
            answer: answer ? toJson(answer) : null,
            differences: toJson([...differences]),
          }),
      ...toNextVersion(call, version),
    })
    .where('id', '=', id)
    .execute()
  if (to !== 'agreed')
    await logRevision(call, table, row, `revision_${to}`, to === 'withdrawn' ? reason : undefined)
}

/**
 * Checks the other party's own answer to a revision, and logs who gave it.
 * @throws Problem 422 for a day in the future or a file of another record
 */
export async function recordRevisionAnswer(
  call: StaffCall,
  table: RevisionTable,
  { document_id, revision }: Pick<RevisionRow, 'document_id' | 'revision'>,
  { name, on, attachment_id }: Schemas['RevisionAnswerWrite'],
): Promise<Schemas['RevisionAnswer']> {
  if (on > getBusinessDay(call))
    throw Problem.invalid({ pointer: '/answer/on', code: 'future_day' })
  const attachment =
    attachment_id === null ? null : await findFile(call.db, document_id, attachment_id)
  if (attachment === undefined)
    throw Problem.invalid({ pointer: '/answer/attachment_id', code: 'not_found' })
  await recordActivity(call, {
    record: { kind: RECORD_KINDS[table], id: document_id },
    personId: call.person.id,
    kind: 'revision_answered',
    changes: Object.entries({
      revision: String(revision),
      answered_by: name,
      answered_on: on,
      ...(attachment && { file: attachment.name }),
    }).map(([field, to]) => ({ field, line: null, from: null, to })),
    reason: null,
  })
  return { name, on, attachment }
}

async function logRevision(
  call: StaffCall,
  table: RevisionTable,
  { document_id, revision }: Pick<RevisionRow, 'document_id' | 'revision'>,
  kind: 'revision_opened' | 'revision_sent' | 'revision_withdrawn',
  reason: string | undefined,
): Promise<void> {
  await recordActivity(call, {
    record: { kind: RECORD_KINDS[table], id: document_id },
    personId: call.person.id,
    kind,
    changes: [{ field: 'revision', line: null, from: null, to: String(revision) }],
    reason: reason ?? null,
  })
}

/** Parses the stored terms of a revision. */
export const parseRevision = <Terms>({
  payload,
  base,
}: {
  payload: JsonText<Terms>
  base: JsonText<Terms>
}): { payload: Terms; base: Terms } => ({ payload: parseJson(payload), base: parseJson(base) })
