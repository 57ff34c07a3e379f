import { inTransaction } from '../db/transaction'
import type { Db, Row } from '../db/tables'
import type { AppContext } from '../app-context'
import type { JobKind } from './schedule-job'
import { jobsByKind } from './jobs'

/** How often a host looks for what is due, in milliseconds. */
export const DUE_JOB_INTERVAL_MS = 15_000

/** As many as are done in one go, so that a host that ends soon doesn't wait for a whole night's work. */
const MAX_JOBS_PER_RUN = 200

type JobHost = Pick<
  AppContext,
  'db' | 'dialect' | 'clock' | 'random' | 'log' | 'timeZone' | 'mailer' | 'files'
>

/**
 * Does one thing with a record, in the transaction in which it was claimed. What takes long, such as a call over the network, it gives back to be done
 * after that; it has set it due again by then, in case that fails.
 */
export type Job = (
  host: Omit<JobHost, 'dialect' | 'log'>,
  recordId: string,
) => Promise<AfterCommit | void>
type AfterCommit = (db: Db) => Promise<void>

/**
 * Does what is due by now, each in a transaction of its own: whichever host commits first has done it, and of what fails nothing remains. That
 * is tried again later, and stands in nobody's way.
 * @param todo other work than the product's own, for tests
 * @returns how much was done
 */
export async function runDueJobs(
  host: JobHost,
  todo: Readonly<Record<JobKind, Job>> = jobsByKind,
): Promise<number> {
  let done = 0
  for (let tries = 0; tries < MAX_JOBS_PER_RUN; tries++) {
    let claimed: Row<'due_work'> | undefined
    try {
      const { db, dialect } = host
      const { row, afterwards } = await inTransaction(db, dialect, async (trx) => {
        const taken = await takeOldestDueJob(trx, host.clock())
        claimed = taken
        return {
          row: taken,
          afterwards: taken && (await todo[taken.kind]({ ...host, db: trx }, taken.record_id)),
        }
      })
      claimed = row
      if (!row) return done
      if (afterwards) await afterwards(db)
      done += 1
    } catch (error) {
      host.log.error(
        claimed ? `${claimed.kind} of ${claimed.record_id} failed` : 'Due work could not be read',
        error,
      )
      if (!claimed || !(await rescheduleJob(host, claimed))) return done
    }
  }
  return done
}

/** Takes what has been due longest out of the table, in the transaction that does it: no other host finds it. */
async function takeOldestDueJob(db: Db, now: Date): Promise<Row<'due_work'> | undefined> {
  const row = await db
    .selectFrom('due_work')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('record_id')
    .limit(1)
    .executeTakeFirst()
  if (row)
    await db
      .deleteFrom('due_work')
      .where('kind', '=', row.kind)
      .where('record_id', '=', row.record_id)
      .execute()
  return row
}

/** Tries it again in a minute, then two, four ... a day at most. @returns whether that could be written */
async function rescheduleJob(
  { db, clock, log }: JobHost,
  { kind, record_id, due_at, attempts }: Row<'due_work'>,
): Promise<boolean> {
  const minutes = Math.min(2 ** attempts, 24 * 60)
  try {
    await db
      .updateTable('due_work')
      .set({
        due_at: new Date(clock().getTime() + minutes * 60_000).toISOString(),
        attempts: attempts + 1,
      })
      .where('kind', '=', kind)
      .where('record_id', '=', record_id)
      .where('due_at', '=', due_at)
      .execute()
    return true
  } catch (error) {
    log.error('Due work could not be put off', error)
    return false
  }
}
