import type { Db } from '../db/tables'
import type { Schemas } from './contract'

/** Looks up the names of some people at once. */
export async function peopleNamed(db: Db, ids: readonly string[]): Promise<(id: string) => Schemas['PersonRef']> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length
    ? await db.selectFrom('people').select(['id', 'name']).where('id', 'in', wanted).execute()
    : []
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return (id) => ({ id, name: names.get(id) ?? '' })
}
