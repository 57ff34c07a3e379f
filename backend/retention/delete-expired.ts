import { sql } from 'kysely'
import { parseJson, toJson } from '../db/rows'
import type { Db, Row, Tables } from '../db/tables'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob, type JobSchedule } from '../due-work/schedule-job'
import { DAY_MS } from '@domain/calendar'

/** Rows of a table in one run, so that no transaction keeps others waiting. */
export const BATCH_SIZE = 500

const JOB_ID = 'daily'
/** Hour in UTC at which hardly anybody works. */
const NIGHT_HOUR = 2

type Days = Extract<keyof Row<'house_settings'>, `keep_${string}`>

/** Condition of the index of entries that are deleted; SQLite does not use it with parameters. */
const isNoDocument = sql<boolean>`record_kind in ('person', 'client', 'sawmill', 'company', 'product')`

/** Tables whose old rows are deleted, the column of their age, and the setting in days. */
const RULES = [
  { table: 'login_records', age: 'at', days: 'keep_logins_days' },
  { table: 'session_families', age: 'expires_at', days: 'keep_sessions_days' },
  { table: 'mails', age: 'created_at', days: 'keep_mails_days' },
  { table: 'notifications', age: 'created_at', days: 'keep_notifications_days' },
  { table: 'activity', age: 'at', days: 'keep_history_days' },
  { table: 'settings_activity', age: 'at', days: 'keep_history_days' },
] as const satisfies readonly { table: keyof Tables; age: string; days: Days }[]

/** Recipients outside our company in records that are kept. They are removed with the emails. */
const RECIPIENTS = [
  { table: 'sent_papers', key: 'id', age: 'sent_at' },
  { table: 'quotation_links', key: 'hash', age: 'created_at' },
] as const satisfies readonly { table: keyof Tables; key: string; age: string }[]

/** Condition of entries of the history that tell to whom a paper was sent, as in their index. */
const hasAddress = sql<boolean>`kind = 'paper_sent' and changes like '%@%'`

/** Schedules the first run, when a server starts. */
export const scheduleRetention = (host: JobSchedule): Promise<void> =>
  scheduleJob(host, 'retention', JOB_ID, host.clock())

/**
 * Deletes data that is older than the settings allow, and addresses in what is kept: a batch of
 * each table in a run. Runs again at once if more is left, else in the next night.
 */
export const deleteExpired: Job = async ({ db, clock, onDeleted }, id) => {
  const now = clock()
  const settings = await db
    .selectFrom('house_settings')
    .select([
      'keep_logins_days',
      'keep_sessions_days',
      'keep_mails_days',
      'keep_notifications_days',
      'keep_history_days',
    ])
    .executeTakeFirstOrThrow()
  const toLimit = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const deleted = new Map<string, number>()
  for (const { table, age, days } of RULES) {
    deleted.set(table, await deleteBatch(db, { table, age, limit: toLimit(settings[days]) }))
  }
  const mailLimit = toLimit(settings.keep_mails_days)
  const removed = [
    await removeLoggedAddresses(db, mailLimit),
    await deleteFailedSendings(db, mailLimit),
  ]
  for (const recipients of RECIPIENTS)
    removed.push(await removeRecipients(db, { ...recipients, limit: mailLimit }))
  const hasMore = [...deleted.values(), ...removed].some((rows) => rows === BATCH_SIZE)
  await scheduleJob({ db, clock }, 'retention', id, hasMore ? now : getNextNight(now))
  return async () => {
    for (const [table, rows] of deleted) if (rows > 0) onDeleted?.(table, rows)
  }
}

async function deleteBatch(
  db: Db,
  { table, age, limit }: { table: (typeof RULES)[number]['table']; age: string; limit: string },
): Promise<number> {
  const condition = table === 'activity' ? sql` and ${isNoDocument}` : sql``
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)}
    where ${sql.ref(age)} < ${limit}${condition}
    order by ${sql.ref(age)} limit ${BATCH_SIZE}
  )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes recipients before the limit. Returns the number of rows. */
async function removeRecipients(
  db: Db,
  { table, key, age, limit }: (typeof RECIPIENTS)[number] & { limit: string },
): Promise<number> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set recipients = '[]'
    where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(age)} < ${limit} and recipients <> '[]'
      order by ${sql.ref(age)} limit ${BATCH_SIZE}
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes notifications that name the addresses of a mail that was not sent. */
async function deleteFailedSendings(db: Db, limit: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from notifications where id in (
    select id from notifications
    where created_at < ${limit} and key in ('paper_not_sent', 'order_change_not_sent')
    order by created_at limit ${BATCH_SIZE}
  )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes the recipients from entries of the history. Returns the number of entries. */
async function removeLoggedAddresses(db: Db, limit: string): Promise<number> {
  const entries = await db
    .selectFrom('activity')
    .select(['id', 'changes'])
    .where('at', '<', limit)
    .where(hasAddress)
    .orderBy('at')
    .limit(BATCH_SIZE)
    .execute()
  for (const { id, changes } of entries) {
    const kept = parseJson(changes).filter(({ field }) => field !== 'to')
    await db
      .updateTable('activity')
      .set({ changes: toJson(kept) })
      .where('id', '=', id)
      .execute()
  }
  return entries.length
}

function getNextNight(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(NIGHT_HOUR, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
