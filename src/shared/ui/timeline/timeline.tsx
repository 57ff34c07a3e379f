import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export interface TimelineEntry {
  id: string
  /** Formatted time. */
  time: ReactNode
  /** The event in one sentence. */
  title: ReactNode
  /** Changes, or the text of a comment. */
  children?: ReactNode
  tone?: 'plain' | 'good' | 'waiting' | 'blocked' | undefined
}

/** List of events along a line. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-tone={entry.tone}>
          <div className={styles.head}>
            <div className={styles.title}>{entry.title}</div>
            <div className={styles.time}>{entry.time}</div>
          </div>
          {entry.children && <div className={styles.body}>{entry.children}</div>}
        </li>
      ))}
    </ol>
  )
}
