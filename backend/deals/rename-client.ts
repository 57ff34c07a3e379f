import { sql } from 'kysely'
import { fold } from '../db/fold'
import type { Db } from '../db/tables'

/** Carries a client's new name to its deals, which keep it beside them for sorting and searching; issued documents stay as they are. */
export async function renameClient(db: Db, clientId: string, before: string, after: string): Promise<void> {
  if (before === after) return
  await db
    .updateTable('deals')
    .set({
      client_name: after,
      client_key: fold(after),
      search_text: sql<string>`replace(search_text, ${fold(before)}, ${fold(after)})`,
    })
    .where('client_id', '=', clientId)
    .execute()
}
