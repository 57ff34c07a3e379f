import { runUnitOfWork, inTransaction } from '../db/unit-of-work'
import { recalculateDerivedColumns } from '../derived-columns/recalculate-derived-columns'
import type { Db, Row } from '../db/tables'
import type { AppContext } from '../app-context'
import type { JobKind } from './schedule-job'
import { moveToBucket, removeFromBucket } from '../attachments/file-content'
import { expireBasket, notifyBasketExpiry } from '../baskets/basket-life'
import { endOffer, remindOfOffer } from '../offers/end-offer'
import { expireOrderChange, remindOfOrderChange } from '../orders/expire-order-change'
import { notifyQuotationEnd } from '../quotations/quotation-end'
import { sendMail } from '../mails/send-mail'
import { mailPasswordLink } from '../passwords/password-links'
import { continueDocumentNames } from '../search/update-document-names'
import { eraseFromNextTable } from '../people/erase-from-texts'
import { deleteExpired } from '../retention/delete-expired'
import { downloadRates } from '../exchange-rates/ecb'
import { notifyCargoLate } from '../cargos/notify-cargo'
import { notifySupplyLate } from '../supplies/notify-supply'

/** Interval in milliseconds at which a host looks for due jobs. */
export const DUE_JOB_INTERVAL_MS = 15_000

/** Maximum jobs per run, so that a short-lived host doesn't work off a whole night. */
const MAX_JOBS_PER_RUN = 200

export type JobHost = Pick<
  AppContext,
  | 'db'
  | 'dialect'
  | 'clock'
  | 'random'
  | 'log'
  | 'timeZone'
  | 'mailer'
  | 'files'
  | 'loadPaperFonts'
  | 'fetchExchangeRates'
  | 'onDeleted'
>

/**
 * Runs one job in the transaction that claimed it. Slow work, such as a network call, is returned
 * to run after the commit; the job has rescheduled itself before, in case it fails.
 */
export type Job = (
  host: Omit<JobHost, 'dialect' | 'log'>,
  recordId: string,
) => Promise<AfterCommit | void>
type AfterCommit = (db: Db) => Promise<void>

type RunOptions = {
  /** Kinds to run; all by default. */
  kinds?: readonly JobKind[]
  /** Ends the run before its next job. */
  signal?: AbortSignal
  /** Other jobs, for tests. */
  todo?: Readonly<Record<JobKind, Job>>
}

/**
 * Runs due jobs, each in its own transaction: the first host to commit wins, and a failure is
 * rolled back. A failed job is retried later and does not block others.
 * @returns number of jobs done
 */
export async function runDueJobs(
  host: JobHost,
  { kinds, signal, todo = jobsByKind }: RunOptions = {},
): Promise<number> {
  let done = 0
  for (let tries = 0; tries < MAX_JOBS_PER_RUN; tries++) {
    if (signal?.aborted) return done
    let claimed: Row<'due_work'> | undefined
    try {
      const { db, dialect } = host
      const { row, afterwards } = await inTransaction(db, dialect, async (trx) => {
        const taken = await takeOldestDueJob(trx, host.clock(), kinds)
        claimed = taken
        return {
          row: taken,
          afterwards:
            taken &&
            (await runUnitOfWork(trx, recalculateDerivedColumns, () =>
              todo[taken.kind]({ ...host, db: trx }, taken.record_id),
            )),
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

/**
 * Removes the oldest due job from the table within its transaction, so that no other host finds
 * it.
 */
async function takeOldestDueJob(
  db: Db,
  now: Date,
  kinds: readonly JobKind[] | undefined,
): Promise<Row<'due_work'> | undefined> {
  const row = await db
    .selectFrom('due_work')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
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

/**
 * Schedules a retry in one minute, then two, four, up to a day.
 * @returns true if it was written
 */
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

/** Job functions by kind. */
export const jobsByKind: Readonly<Record<JobKind, Job>> = {
  supply_late: notifySupplyLate,
  cargo_late: notifyCargoLate,
  basket_warning: notifyBasketExpiry,
  basket_end: expireBasket,
  offer_end: endOffer,
  offer_reminder: remindOfOffer,
  quotation_end: notifyQuotationEnd,
  order_change_reminder: remindOfOrderChange,
  order_change_end: expireOrderChange,
  mail: sendMail,
  password_link: mailPasswordLink,
  file_to_bucket: moveToBucket,
  file_removal: removeFromBucket,
  exchange_rates: downloadRates,
  retention: deleteExpired,
  erasure: eraseFromNextTable,
  document_names: continueDocumentNames,
}

/**
 * Kinds that wait for the same service. A host that runs each queue on its own is not delayed by a
 * service that is away.
 */
export const JOB_QUEUES = {
  records: [
    'supply_late',
    'cargo_late',
    'basket_warning',
    'basket_end',
    'offer_end',
    'offer_reminder',
    'quotation_end',
    'order_change_reminder',
    'order_change_end',
    'document_names',
  ],
  mails: ['mail', 'password_link'],
  files: ['file_to_bucket', 'file_removal'],
  rates: ['exchange_rates'],
  deletion: ['retention', 'erasure'],
} as const satisfies Record<string, readonly JobKind[]>
