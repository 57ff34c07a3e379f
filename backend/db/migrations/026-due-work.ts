import { sql } from 'kysely'
import { addWeeks, weekStart } from '@domain/timber'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Scheduled jobs, each run once. Starts with the existing supplies that are awaited. */
export const dueWork: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('due_work')
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('record_id', text, (c) => c.notNull())
      .addColumn('due_at', text, (c) => c.notNull())
      .addColumn('attempts', integer, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('due_work_of_record', ['kind', 'record_id'])
      .execute()
    await db.schema
      .createIndex('due_work_by_time')
      .on('due_work')
      .columns(['due_at', 'record_id'])
      .execute()
    const awaited = sql<boolean>`status in ('ordered', 'confirmed', 'in_production') and ready_week is not null`
    const weeks = await (db as Db)
      .selectFrom('supplies')
      .select('ready_week')
      .distinct()
      .where(awaited)
      .execute()
    for (const { ready_week } of weeks) {
      // The job checks the zone again when it is due.
      const due = `${weekStart(addWeeks(ready_week ?? '', 1))}T00:00:00.000Z`
      await sql`
        insert into due_work (kind, record_id, due_at)
        select 'supply_late', id, cast(${due} as text) from supplies where ${awaited} and ready_week = ${ready_week}
      `.execute(db)
    }
  },
})
