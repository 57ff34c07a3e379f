import type { Schemas } from '../call'
import type { AppContext } from '../app-context'
import { inChunks, insertRows, parseJson, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import { createPersonLookup } from '../people/person-refs'

/** An event of a pack. */
export type PackEventInput = {
  pack_id: string
  kind: Schemas['PackEventKind']
  record?: Schemas['PackEventRecord'] | null
  packs?: Schemas['PackRef'][]
  changes?: Schemas['FieldChange'][]
  text?: string
}

/**
 * Adds events to the life of packs, inside the transaction of the change.
 * @param personId null for events of the system
 */
export async function recordPackEvents(
  { db, clock, random }: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  personId: string | null,
  events: readonly PackEventInput[],
): Promise<void> {
  const at = clock().toISOString()
  const lasts = await inChunks(
    events.map(({ pack_id }) => pack_id),
    (ids) =>
      db
        .selectFrom('pack_events')
        .select('pack_id')
        .select(({ fn }) => fn.max<number>('position').as('last'))
        .where('pack_id', 'in', ids)
        .groupBy('pack_id')
        .execute(),
  )
  const positions = new Map(lasts.map(({ pack_id, last }) => [pack_id, last]))
  const rows = events.map(
    ({ pack_id, kind, record = null, packs = [], changes = [], text = null }) => {
      const position = (positions.get(pack_id) ?? 0) + 1
      positions.set(pack_id, position)
      return {
        id: createId(random),
        pack_id,
        position,
        at,
        person_id: personId,
        kind,
        record: record && toJson(record),
        packs: toJson(packs),
        changes: toJson(changes),
        text,
      }
    },
  )
  await insertRows(db, 'pack_events', rows)
}

/** Returns the life of a pack, oldest first. */
export async function listPackEvents(db: Db, packId: string): Promise<Schemas['PackEvent'][]> {
  const rows = await db
    .selectFrom('pack_events')
    .selectAll()
    .where('pack_id', '=', packId)
    .orderBy('position')
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return rows.map((row) => presentEvent(row, toPersonRef(row.person_id)))
}

const presentEvent = (
  { id, at, kind, record, packs, changes, text }: Row<'pack_events'>,
  by: Schemas['PersonRef'] | null,
): Schemas['PackEvent'] => ({
  id,
  at,
  by,
  kind,
  record: record && parseJson(record),
  packs: parseJson(packs),
  changes: parseJson(changes),
  ...(text !== null && { text }),
})
