import { sql } from 'kysely'
import { recordChanges } from '../db/unit-of-work'
import { fold } from '@domain/readers/fold'
import type { Db } from '../db/tables'

/**
 * Copies a mill's new name to its supplies, which store it to sort and search by. In a supply's search text, only the name after the number is replaced
 * (`toDocumentSearchText`).
 */
export async function renameSawmill(
  db: Db,
  sawmillId: string,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return
  await db
    .updateTable('supplies')
    .set({
      sawmill_name: after,
      sawmill_key: fold(after),
      search_text: sql<string>`
        substr(search_text, 1, length(number) + 1) || cast(${fold(after)} as text) ||
        substr(search_text, length(number) + 2 + length(cast(${fold(before)} as text)))`,
    })
    .where('sawmill_id', '=', sawmillId)
    .execute()
  recordChanges(db, { sawmills: [sawmillId] })
}
