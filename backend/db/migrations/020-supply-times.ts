import { sql, type RawBuilder } from 'kysely'
import type { MigrationFor } from '../migrate'

/** When its history says that a supply became that. */
const findTransitionTime = (status: 'ordered' | 'ready'): RawBuilder<string | null> => sql<
  string | null
>`
  (select max(at) from activity
    where record_kind = 'supply' and record_id = supplies.id and kind = 'transition' and changes like ${`%"to":"${status}"%`})`

/** How well a mill keeps its word is counted from the days on which its wood was ordered and ready. */
export const supplyTimes: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('supplies').addColumn('ordered_at', text).execute()
    await db.schema.alterTable('supplies').addColumn('ready_at', text).execute()
    await db
      .updateTable('supplies')
      .set({ ordered_at: findTransitionTime('ordered'), ready_at: findTransitionTime('ready') })
      .execute()
  },
})
