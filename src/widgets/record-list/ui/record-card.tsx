import type { ReactNode } from 'react'
import styles from './record-card.module.css'

type Props = {
  readonly title: string
  /** What counts most, at the end of the first line. */
  readonly figure: string
  /** A few short ones, side by side under the title. */
  readonly facts: ReactNode
  /** At the end of the second line. */
  readonly note: ReactNode
}

/** A record on a phone, in two lines. */
export function RecordCard({ title, figure, facts, note }: Props) {
  return (
    <span className={styles.card}>
      <span className={styles.title}>{title}</span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.facts}>{facts}</span>
      <span className={styles.note}>{note}</span>
    </span>
  )
}
