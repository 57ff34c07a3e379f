import { sql } from 'kysely'
import { fold } from '@domain/readers/fold'
import type { Db } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'

/**
 * Copies a client's new name to its deals, which store it for sorting and searching. Issued
 * documents keep the old name.
 * In the search text only the name after the number (`toDealRow`) is replaced: a client called "Po"
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

/**
 * Copies a mill's new name to its supplies, which store it to sort and search by. In a supply's
 * search text, only the name after the number is replaced (`toDocumentSearchText`).
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
