import type { components } from '@/shared/api/generated/schema'
import { toJson } from '../db/json'
import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'

type Schemas = components['schemas']

/** Which document something belongs to. */
export type DocumentRef = { kind: Schemas['DocumentKind']; id: string }

/** What happened to a document. `personId` is null when the system did it. */
export type Happening = {
  document: DocumentRef
  personId: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: readonly Schemas['FieldChange'][]
  reason?: string | null
}

/** Writes one entry of a document's history, inside the transaction of what happened. */
export async function recordActivity(
  { db, clock, random }: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  { document, personId, kind, changes, reason = null }: Happening,
): Promise<void> {
  const { last } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('document_id', '=', document.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activity')
    .values({
      id: newId(random),
      document_kind: document.kind,
      document_id: document.id,
      position: (last ?? 0) + 1,
      at: clock().toISOString(),
      person_id: personId,
      kind,
      changes: toJson([...changes]),
      reason,
    })
    .execute()
}
