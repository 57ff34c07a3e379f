import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Index of a person's actions, newest first. A price sheet is one entry. */
export const doneByPerson: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('price_changes_of_person')
      .on('price_changes')
      .columns(['person_id', 'at', 'id'])
      .where(sql<boolean>`import_id is null`)
      .execute()
    await db.schema
      .createIndex('lot_changes_of_person')
      .on('lot_changes')
      .columns(['person_id', 'at', 'id'])
      .execute()
    await db.schema
      .createIndex('rate_changes_of_person')
      .on('rate_changes')
      .columns(['person_id', 'at', 'id'])
      .execute()
    await db.schema
      .createIndex('price_imports_of_person')
      .on('price_imports')
      .columns(['created_by', 'created_at', 'id'])
      .execute()
  },
})
