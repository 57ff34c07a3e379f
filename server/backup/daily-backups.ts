import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { AppContext } from '@backend/app-context'
import { inTransaction } from '@backend/db/unit-of-work'
import { findPeopleInRoles, notify } from '@backend/notifications/notify'
import type { BackupConfiguration } from '../configuration'
import { createFolder } from '../open-database'
import { backUp } from './back-up'
import { DAY_MS } from '@domain/calendar'

/** Milliseconds between two checks; a failed backup is tried again at the next one. */
export const BACKUP_CHECK_MS = 30 * 60_000

const BACKUP_NAME = /^timberdesk-(\d{4}-\d{2}-\d{2})\.sqlite$/

type BackupHost = Pick<AppContext, 'db' | 'dialect' | 'clock' | 'random' | 'log'>

/**
 * Makes the backup of the day (UTC) unless it exists, and removes those that are older than the
 * configured number of days. A failure is logged, notifies admins, and removes nothing.
 */
export async function runDailyBackup(
  dataDir: string,
  { folder, keepDays }: BackupConfiguration,
  host: BackupHost,
): Promise<void> {
  const { clock, log } = host
  try {
    const target = path.join(folder, `timberdesk-${toDay(clock())}.sqlite`)
    if (existsSync(target)) return
    await createFolder(path.resolve(folder), 0o700)
    await backUp(dataDir, target)
    await removeOldBackups(folder, toDay(new Date(clock().getTime() - keepDays * DAY_MS)))
  } catch (error) {
    log.error(`The daily backup to ${folder} failed`, error)
    await notifyFailure(host).catch((cause: unknown) =>
      log.error('Admins could not be notified of the failed backup', cause),
    )
  }
}

/** Notifies admins and global managers, once a day. */
function notifyFailure({ db, dialect, clock, random }: BackupHost): Promise<void> {
  return inTransaction(db, dialect, async (trx) => {
    const day = toDay(clock())
    const earlier = await trx
      .selectFrom('notifications')
      .select('id')
      .where('key', '=', 'backup_failed')
      .where('created_at', '>=', day)
      .executeTakeFirst()
    if (earlier) return
    await notify(
      { db: trx, clock, random },
      {
        people: await findPeopleInRoles(trx, ['admin', 'global_manager']),
        key: 'backup_failed',
        params: { day },
        record: null,
      },
    )
  })
}

/** Removes backups of days before the first one to keep; other files stay. */
async function removeOldBackups(folder: string, firstDay: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const day = BACKUP_NAME.exec(name)?.[1]
    if (day !== undefined && day <= firstDay) await rm(path.join(folder, name))
  }
}

const toDay = (time: Date): string => time.toISOString().slice(0, 10)
