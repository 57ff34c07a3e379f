import { sql, type RawBuilder } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Returns when a supply reached a status, from its history. */
const findTransitionTime = (status: 'ordered' | 'ready'): RawBuilder<string | null> => sql<
  string | null
>`
  (select max(at) from activity
    where record_kind = 'supply' and record_id = supplies.id and kind = 'transition' and changes like ${`%"to":"${status}"%`})`

/** Stores when supplies were ordered and ready, for the punctuality of mills. */
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
