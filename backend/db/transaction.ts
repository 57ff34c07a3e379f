import { isConflict, acquireLock, type DialectName, type LockMode } from './dialect'
import type { Db } from './tables'

/**
 * The first attempt runs in parallel where possible, the second exclusively, a third in case of a
 * deadlock with maintenance work.
 */
const ATTEMPTS = 3

/**
 * Runs work in one isolated transaction (PostgreSQL serializable, SQLite immediate), and retries
 * it after a conflict. The work must therefore have no effects outside the database.
 * @param lockMode lock mode of the first attempt
 * @throws any error of the work, after a rollback
 */
export async function inTransaction<T>(
  db: Db,
  dialect: DialectName,
  work: (db: Db) => Promise<T>,
  lockMode: LockMode = 'shared',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = db.transaction()
      return await (
        dialect === 'postgres' ? transaction.setIsolationLevel('serializable') : transaction
      ).execute(async (trx) => {
        await acquireLock(dialect, trx, attempt > 1 ? 'exclusive' : lockMode)
        return work(trx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(dialect, error)) throw error
    }
  }
}
