import { sql } from 'kysely'
import { fold } from '../db/fold'
import type { Db } from '../db/tables'

/**
 * Carries a client's new name to its deals, which keep it beside them for sorting and searching; issued documents stay as they are.
 * In a deal's search text the name stands right behind the number (`toDealRow`), and only there it is replaced: a client called "Po"
 * must not take the PO out of every reference.
 */
export async function renameClient(
  db: Db,
  clientId: string,
  before: string,
  after: string,
): Promise<void> {
  if (before === after) return
  await db
    .updateTable('deals')
    .set({
      client_name: after,
      client_key: fold(after),
      search_text: sql<string>`
        substr(search_text, 1, length(number) + 1) || cast(${fold(after)} as text) ||
        substr(search_text, length(number) + 2 + length(cast(${fold(before)} as text)))`,
    })
    .where('client_id', '=', clientId)
    .execute()
}
