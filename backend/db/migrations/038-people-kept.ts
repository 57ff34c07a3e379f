import type { MigrationFor } from '../migrate'

/**
 * People as records: who added them, indices by name, e-mail and time, and the history of their
 * own actions.
 */
export const peopleKept: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('people').addColumn('created_by', text).execute()
    for (const column of ['name_key', 'email', 'created_at']) {
      await db.schema
        .createIndex(`people_by_${column}`)
        .on('people')
        .columns([column, 'id'])
        .execute()
    }
    await db.schema
      .createIndex('activity_of_person')
      .on('activity')
      .columns(['person_id', 'at', 'id'])
      .execute()
  },
})
