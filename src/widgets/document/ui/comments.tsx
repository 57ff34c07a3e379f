import { useFormat } from '@/shared/i18n'
import styles from './activity.module.css'
import { ShowEarlier, type EarlierPage } from './show-earlier'

export interface CommentItem {
  readonly id: string
  readonly by: string
  /** ISO timestamp. */
  readonly at: string
  readonly text: string
}

interface CommentsProps {
  items: readonly CommentItem[]
  /** Left out on the last page. */
  earlierPage?: EarlierPage | undefined
}

/** Comments on a document, oldest first. */
export function Comments({ items, earlierPage }: CommentsProps) {
  const format = useFormat()
  return (
    <>
      {earlierPage && <ShowEarlier {...earlierPage} />}
      <ol className={styles.comments}>
        {items.map((item) => (
          <li key={item.id} className={styles.comment}>
            <p className={styles.by}>
              {item.by}
              <time className={styles.at} dateTime={item.at}>
                {format.dateTime(item.at)}
              </time>
            </p>
            <p className={styles.message}>{item.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
