import { recordActivity } from '../activity/activity'
import type { Schemas, StaffCall } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { toNextVersion } from './record-head'

/** Tables with `RevisionColumns`, one for each kind of document that has revisions. */
type RevisionTable = 'deal_revisions'
const RECORD_KINDS = { deal_revisions: 'deal' } as const satisfies Record<
  RevisionTable,
  Schemas['RecordKind']
>
export type RevisionRow = Row<RevisionTable>
type Payload = NonNullable<RevisionRow['payload']['__json']>

/** @throws Problem 404 without such a revision */
export async function findRevision(
  db: Db,
  table: RevisionTable,
  documentId: string,
  revision: number,
): Promise<RevisionRow> {
  const row = await db
    .selectFrom(table)
    .selectAll()
    .where('document_id', '=', documentId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

/** Returns the revision of a document that is neither agreed nor withdrawn; undefined if none. */
export const findOpenRevision = (
  db: Db,
  table: RevisionTable,
  documentId: string,
): Promise<RevisionRow | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('document_id', '=', documentId)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst()

/** Returns the revisions of a document, newest first. */
export const listRevisionRows = (
  db: Db,
  table: RevisionTable,
  documentId: string,
): Promise<RevisionRow[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('revision', 'desc')
    .execute()

type NewRevision = {
  documentId: string
  revision: number
  reason: string
  payload: Payload
  /** The document's present terms. */
  base: Payload
}

/**
 * Stores an open revision, and logs it. The caller checks that the document has no other one.
 */
export async function insertRevision(
  call: StaffCall,
  table: RevisionTable,
  { documentId, revision, reason, payload, base }: NewRevision,
): Promise<void> {
  const { db, clock, random, person } = call
  const at = clock().toISOString()
  await db
    .insertInto(table)
    .values({
      id: createId(random),
      document_id: documentId,
      revision,
      status: 'open',
      reason,
      payload: toJson(payload),
      base: toJson(base),
      created_at: at,
      created_by: person.id,
      updated_at: at,
      updated_by: person.id,
    })
    .execute()
  await logRevision(call, table, { document_id: documentId, revision }, 'revision_opened', reason)
}

/** Replaces the terms of an open revision, which are then based on the document's present ones. */
export async function updateRevision(
  call: StaffCall,
  table: RevisionTable,
  { id, version }: Pick<RevisionRow, 'id' | 'version'>,
  { payload, base }: Pick<NewRevision, 'payload' | 'base'>,
): Promise<void> {
  await call.db
    .updateTable(table)
    .set({ payload: toJson(payload), base: toJson(base), ...toNextVersion(call, version) })
    .where('id', '=', id)
    .execute()
}

type RevisionStep = {
  to: 'sent' | 'agreed' | 'withdrawn'
  /** Reason of a withdrawal or of an override. */
  reason?: string | undefined
  /** The terms as they were sent or agreed. */
  payload?: Payload
  differences: readonly Schemas['FieldChange'][]
}

/**
 * Stores a step of a revision. A closed revision keeps its differences for good. Sending and
 * withdrawing are logged; the caller logs an agreement with what it changes.
 */
export async function stepRevision(
  call: StaffCall,
  table: RevisionTable,
  row: Pick<RevisionRow, 'id' | 'version' | 'document_id' | 'revision'>,
  { to, reason, payload, differences }: RevisionStep,
): Promise<void> {
  const { id, version } = row
  const [at, by] = [call.clock().toISOString(), call.person.id]
  await call.db
    .updateTable(table)
    .set({
      status: to,
      ...(payload && { payload: toJson(payload) }),
      ...(to === 'sent'
        ? { sent_at: at, sent_by: by }
        : {
            closed_at: at,
            closed_by: by,
            close_reason: reason ?? null,
            differences: toJson([...differences]),
          }),
      ...toNextVersion(call, version),
    })
    .where('id', '=', id)
    .execute()
  if (to !== 'agreed')
    await logRevision(call, table, row, `revision_${to}`, to === 'withdrawn' ? reason : undefined)
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
export const parseRevision = ({
  payload,
  base,
}: Pick<RevisionRow, 'payload' | 'base'>): { payload: Payload; base: Payload } => ({
  payload: parseJson(payload) as Payload,
  base: parseJson(base) as Payload,
})
