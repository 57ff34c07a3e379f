import type { ReactNode } from 'react'
import styles from './record-card.module.css'

interface Props {
  title: string
  /** The main figure, at the end of the first line. */
  figure?: string
  detail: string
  /** At the end of the second line; truncated if it is wider than most of the line. */
  note?: ReactNode
  /** On its own line: the words are long in some languages. */
  status?: ReactNode
  /** At the end of the line of the status; truncated if both are wider than the line. */
  source?: string
}

/** A record as a card of three lines, for phones. */
export function RecordCard({ title, figure, detail, note, status, source }: Props) {
  return (
    <span className={styles.card}>
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>
        <span className={styles.figure}>{figure}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>{detail}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.status}>{status}</span>
        {source && <span className={styles.source}>{source}</span>}
      </span>
    </span>
  )
}
