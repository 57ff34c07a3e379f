import type { Schemas } from '../call'
import type { Db } from '../db/tables'

/** Returns the names of several people; null stays null. */
export async function findPersonRefs(db: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length
    ? await db.selectFrom('people').select(['id', 'name']).where('id', 'in', wanted).execute()
    : []
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return <Id extends string | null>(id: Id) =>
    (id === null ? null : { id, name: names.get(id) ?? '' }) as Id extends null
      ? null
      : Schemas['PersonRef']
}
