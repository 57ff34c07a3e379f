import { isConflict, type DialectName } from './dialect'
import type { Db } from './tables'

const ATTEMPTS = 6

/**
 * Does the work in one transaction that sees the database as if it were alone (PostgreSQL serializable, SQLite immediate), and does
 * it again when another was in the way. The work must therefore touch nothing but the database.
 * @throws what the work throws; nothing it wrote remains then
 */
export async function inTransaction<T>(db: Db, dialect: DialectName, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = db.transaction()
      return await (dialect === 'postgres' ? transaction.setIsolationLevel('serializable') : transaction).execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(dialect, error)) throw error
      await backOff(attempt)
    }
  }
}

/** A pause that grows and differs, so that those who collided don't collide again. */
function backOff(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** attempt))
}
