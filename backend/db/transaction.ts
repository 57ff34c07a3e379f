import { isConflict, acquireLock, type DialectName, type LockMode } from './dialect'
import type { Db } from './tables'

/** The first attempt runs beside others as far as it may, the second alone, a third in case of a deadlock with maintenance work. */
const ATTEMPTS = 3

/**
 * Does the work in one transaction that sees the database as if it were alone (PostgreSQL serializable, SQLite immediate), and does
 * it again when another was in the way. The work must therefore touch nothing but the database.
 * @param turn how the first attempt goes
 * @throws what the work throws; nothing it wrote remains then
 */
export async function inTransaction<T>(
  db: Db,
  dialect: DialectName,
  work: (db: Db) => Promise<T>,
  turn: LockMode = 'beside',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = db.transaction()
      return await (
        dialect === 'postgres' ? transaction.setIsolationLevel('serializable') : transaction
      ).execute(async (trx) => {
        await acquireLock(dialect, trx, attempt > 1 ? 'alone' : turn)
        return work(trx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(dialect, error)) throw error
    }
  }
}
