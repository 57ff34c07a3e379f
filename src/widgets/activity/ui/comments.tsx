import { useFormat } from '@/shared/i18n'
import styles from './activity.module.css'

export interface CommentItem {
  readonly id: string
  readonly by: string
  /** ISO timestamp. */
  readonly at: string
  readonly text: string
}

/** What people said about a document, oldest first. */
export function Comments({ items }: { items: readonly CommentItem[] }) {
  const format = useFormat()
  return (
    <ol className={styles.comments}>
      {items.map((item) => (
        <li key={item.id} className={styles.comment}>
          <p className={styles.by}>
            {item.by}
            <time className={styles.at} dateTime={item.at}>
              {format.dateTime(item.at)}
            </time>
          </p>
          <p className={styles.said}>{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
