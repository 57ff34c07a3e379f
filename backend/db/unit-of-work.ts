import type { Db } from './tables'
import {
  acquireLock,
  type DialectName,
  isConflict,
  type LockMode,
  startTransaction,
} from './dialect'

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
      return await startTransaction(dialect, db).execute(async (trx) => {
        await acquireLock(dialect, trx, attempt > 1 ? 'exclusive' : lockMode)
        return work(trx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(dialect, error)) throw error
    }
  }
}

/** Kinds of change that derived columns depend on; each change has the ids of its records. */
const CHANGE_KINDS = [
  /** Deals with changed terms, lines, status, payments or allocations. */
  'deals',
  /** Deals in a cargo whose loads, status or freight changed. */
  'loadedDeals',
  /** Supplies with changed terms, lines or status. */
  'supplies',
  /** Supplies with changed allocations. */
  'allocatedSupplies',
  /** Supplies in a cargo whose loads or status changed. */
  'loadedSupplies',
  /** Supplies with another valid inspection report. */
  'inspectedSupplies',
  /** Supplies whose packs on the mill's list changed. */
  'listedSupplies',
  /** Supply lines whose packs in the yard changed. */
  'stockedLines',
  /** Cargos with changed terms or loads. */
  'cargos',
  /** Reports with a changed seal or subject. */
  'reports',
] as const

type ChangeKind = (typeof CHANGE_KINDS)[number]
export type Changes = { readonly [Kind in ChangeKind]: ReadonlySet<string> }
type RecalculateDerivedColumns = (db: Db, changes: Changes) => Promise<void>

type UnitOfWork = {
  changes: Record<ChangeKind, Set<string>>
  recalculate: RecalculateDerivedColumns
}

/** Open units by their transaction. */
const units = new WeakMap<Db, UnitOfWork>()

export const createChanges = () =>
  Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    ChangeKind,
    Set<string>
  >

/**
 * Runs work in a transaction, and then recalculates the columns that depend on its changes. Work
 * within an open unit joins it.
 * @param db the transaction
 */
export async function runUnitOfWork<T>(
  db: Db,
  recalculate: RecalculateDerivedColumns,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (units.has(db)) return work(db)
  units.set(db, { changes: createChanges(), recalculate })
  try {
    const result = await work(db)
    await settleDerivedColumns(db)
    return result
  } finally {
    units.delete(db)
  }
}

/**
 * Marks records as changed; their derived columns are recalculated before the commit.
 * @throws outside a unit of work
 */
export function recordChanges(
  db: Db,
  changed: { readonly [Kind in ChangeKind]?: readonly string[] },
): void {
  const unit = units.get(db)
  if (!unit) throw new Error('Changes of records need a unit of work.')
  for (const kind of CHANGE_KINDS) for (const id of changed[kind] ?? []) unit.changes[kind].add(id)
}

/** Recalculates the columns of the changes so far, before they are read in the same transaction. */
export async function settleDerivedColumns(db: Db): Promise<void> {
  const unit = units.get(db)
  if (!unit || CHANGE_KINDS.every((kind) => unit.changes[kind].size === 0)) return
  const { changes } = unit
  unit.changes = createChanges()
  await unit.recalculate(db, changes)
}
