import { sql } from 'kysely'
import type { Handlers } from '../call'
import { hasAllMigrations } from '../db/migrate'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'

/** Milliseconds after which due work should have started, however long the queue was. */
const LATE_AFTER_MS = 10 * 60_000

export const healthHandlers = {
  getHealth: async () => ({ status: 'ok' }),

  getReadiness: async ({ db, clock }) => {
    if (!(await answers(db))) throw Problem.unready('database')
    const isMigrated = await hasAllMigrations(db)
    const isOnTime = await startsDueWork(db, clock())
    if (isMigrated && isOnTime) return { status: 'ok' }
    throw Problem.unready(
      ...(isMigrated ? [] : ['migrations' as const]),
      ...(isOnTime ? [] : ['due_work' as const]),
    )
  },
} satisfies Pick<Handlers, 'getHealth' | 'getReadiness'>

const answers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

/** A failed job is due later, so work that stays due has no host that runs it. */
async function startsDueWork(db: Db, now: Date): Promise<boolean> {
  const late = await db
    .selectFrom('due_work')
    .select('due_at')
    .where('due_at', '<', new Date(now.getTime() - LATE_AFTER_MS).toISOString())
    .limit(1)
    .executeTakeFirst()
  return late === undefined
}
