import { useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, CircleAlertIcon, CircleCheckIcon } from '@/shared/ui'
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

/** As many as are shown where there are more; a phone shows the list before the document. */
const maxShown = 8
const shownAtFirst = 5

/** What is still missing before the next step, each leading to where it is filled in. A long list shows its beginning, and all by one press. */
export function NeedList({ id, title, needs, settled }: NeedListProps) {
  const { t } = useTranslation('features/change-status')
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const isLong = needs.length > maxShown
  const shown = isLong && !isWhole ? needs.slice(0, shownAtFirst) : needs
  return (
    <section id={id} className={styles.needs} data-settled={needs.length === 0 || undefined}>
      <h2 className={styles.title}>{title}</h2>
      {needs.length === 0 ? (
        <p className={styles.settled}>
          <CircleCheckIcon />
          {settled}
        </p>
      ) : (
        <ul id={listId}>
          {shown.map((need) => (
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
      {isLong && (
        <Button
          variant="quiet"
          size="s"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('show_first') : t('show_all', { count: needs.length })}
        </Button>
      )}
    </section>
  )
}
