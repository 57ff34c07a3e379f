import { useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, CircleAlertIcon, CircleCheckIcon } from '@/shared/ui'
import styles from './need-list.module.css'

export interface NeedItem {
  readonly id: string
  /** The need as a task. */
  readonly text: string
  /** Moves the user to the field; absent if no field settles the need. */
  readonly onNavigate?: (() => void) | undefined
}

interface NeedListProps {
  /** Id for `aria-describedby` of the step's button. */
  id?: string | undefined
  /** Heading: "Before the order confirmation". */
  title: string
  needs: readonly NeedItem[]
  /** Text for an empty list. */
  settled: string
}

/** Number of needs in a collapsed list. A phone shows the list above the document. */
const maxCollapsed = 8
const collapsedCount = 5

/** Needs of the next transition, each with a link to its field. Long lists are collapsed. */
export function NeedList({ id, title, needs, settled }: NeedListProps) {
  const { t } = useTranslation('features/change-status')
  const listId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const isLong = needs.length > maxCollapsed
  const shown = isLong && !isExpanded ? needs.slice(0, collapsedCount) : needs
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
              {need.onNavigate ? (
                <button type="button" className={styles.go} onClick={need.onNavigate}>
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
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('show_first') : t('show_all', { count: needs.length })}
        </Button>
      )}
    </section>
  )
}
