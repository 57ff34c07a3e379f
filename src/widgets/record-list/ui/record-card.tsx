import type { ReactNode } from 'react'
import styles from './record-card.module.css'

type Props = {
  readonly title: string
  /** What counts most, at the end of the first line. */
  readonly figure?: string
  /** Under the title. */
  readonly detail: string
  /** At the end of the second line. */
  readonly note?: ReactNode
  /** A line of its own: its words are long in some languages. */
  readonly status?: ReactNode
}

/** A record on a phone, in three lines. */
export function RecordCard({ title, figure, detail, note, status }: Props) {
  return (
    <span className={styles.card}>
      <span className={styles.title}>{title}</span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.detail}>{detail}</span>
      <span className={styles.note}>{note}</span>
      <span className={styles.status}>{status}</span>
    </span>
  )
}
