import { CircleAlertIcon, CircleCheckIcon } from '@/shared/ui'
import styles from './need-list.module.css'

export interface NeedItem {
  readonly id: string
  /** What is missing, as something to do. */
  readonly text: string
  /** Brings the person to the field; absent where no field settles it. */
  readonly onGo?: (() => void) | undefined
}

interface NeedListProps {
  /** The step's button is described by it. */
  id?: string | undefined
  /** Names the step: "Before the order confirmation". */
  title: string
  needs: readonly NeedItem[]
  /** What to say when nothing is missing. */
  settled: string
}

/** What is still missing before the next step, each leading to where it is filled in. */
export function NeedList({ id, title, needs, settled }: NeedListProps) {
  return (
    <section id={id} className={styles.needs} data-settled={needs.length === 0 || undefined}>
      <h2 className={styles.title}>{title}</h2>
      {needs.length === 0 ? (
        <p className={styles.settled}>
          <CircleCheckIcon />
          {settled}
        </p>
      ) : (
        <ul>
          {needs.map((need) => (
            <li key={need.id} className={styles.need}>
              <CircleAlertIcon />
              {need.onGo ? (
                <button type="button" className={styles.go} onClick={need.onGo}>
                  {need.text}
                </button>
              ) : (
                <span>{need.text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
