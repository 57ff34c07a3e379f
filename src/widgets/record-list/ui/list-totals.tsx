import styles from './list-totals.module.css'

interface ListTotalsProps {
  label: string
  /** What is in no sum, in words. */
  note: string | null
  /** Of what the list was narrowed to before; the present sums are on their way. */
  isStale: boolean
  sums: readonly string[]
}

/** What all that a list finds comes to, at its foot. */
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
