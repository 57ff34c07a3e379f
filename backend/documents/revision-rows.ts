import type { Schemas, StaffCall } from '../call'
import { parseJson, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { toNextVersion } from './record-head'

/** Tables with `RevisionColumns`, one for each kind of document that has revisions. */
type RevisionTable = 'deal_revisions'
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

/** Stores an open revision. The caller checks that the document has no other one. */
export async function insertRevision(
  { db, clock, random, person }: StaffCall,
  table: RevisionTable,
  { documentId, revision, reason, payload, base }: NewRevision,
): Promise<void> {
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

/** Stores a step of a revision. A closed revision keeps its differences for good. */
export async function stepRevision(
  call: StaffCall,
  table: RevisionTable,
  { id, version }: Pick<RevisionRow, 'id' | 'version'>,
  { to, reason, payload, differences }: RevisionStep,
): Promise<void> {
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
}

/** Parses the stored terms of a revision. */
export const parseRevision = ({
  payload,
  base,
}: Pick<RevisionRow, 'payload' | 'base'>): { payload: Payload; base: Payload } => ({
  payload: parseJson(payload) as Payload,
  base: parseJson(base) as Payload,
})
