import { useState } from 'react'

/** Confirmations of a sheet's rows before it is applied. */
export interface ConfirmedRows {
  /** Numbers of the confirmed rows. */
  readonly rows: ReadonlySet<number>
  tick(row: number, isTicked: boolean): void
  tickAll(): void
  /** Number of unconfirmed rows since the last `check`; 0 before that. */
  readonly missing: number
  /** Returns true if all rows are confirmed. */
  check(): boolean
  /** Clears the confirmations for another sheet. */
  reset(): void
}

/**
 * Tracks which rows with an alert the user confirmed.
 * @param rowsToConfirm row numbers
 */
export function useConfirmedRows(rowsToConfirm: readonly number[]): ConfirmedRows {
  const [rows, setRows] = useState<ReadonlySet<number>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const missing = rowsToConfirm.filter((row) => !rows.has(row)).length
  return {
    rows,
    tick: (row, isTicked) =>
      setRows(
        (before) =>
          new Set(isTicked ? [...before, row] : [...before].filter((each) => each !== row)),
      ),
    tickAll: () => setRows(new Set(rowsToConfirm)),
    missing: isChecked ? missing : 0,
    check() {
      setChecked(missing > 0)
      return missing === 0
    },
    reset() {
      setRows(new Set())
      setChecked(false)
    },
  }
}
