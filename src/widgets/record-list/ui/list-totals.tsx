import styles from './list-totals.module.css'

interface ListTotalsProps {
  label: string
  /** Note on records without a known amount. */
  note: string | null
  /** True while the totals still belong to the previous search. */
  isStale: boolean
  sums: readonly string[]
}

/** Totals of all matching records, below the list. */
export function ListTotals({ label, note, isStale, sums }: ListTotalsProps) {
  return (
    <p className={styles.totals} aria-busy={isStale} data-stale={isStale || undefined}>
      <span className={styles.label}>{label}</span>
      {sums.map((sum) => (
        <span key={sum}>{sum}</span>
      ))}
      {note !== null && <span className={styles.note}>{note}</span>}
    </p>
  )
}
