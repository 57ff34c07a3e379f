import { Link } from '@tanstack/react-router'
import { RECORD_ROUTES } from '@/entities/session'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Timeline, type TimelineEntry } from '@/shared/ui'
import styles from './activity.module.css'
import { ShowEarlier, type EarlierPage } from './show-earlier'

/** Old and new value of a field, formatted; null for an empty value. */
export interface ActivityChange {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

export interface ActivityItem {
  readonly id: string
  /** ISO timestamp. */
  readonly at: string
  /** A sentence: "Ona Petrauskaitė confirmed the deal". */
  readonly sentence: string
  readonly reason: string | null
  readonly changes: readonly ActivityChange[]
  readonly tone?: TimelineEntry['tone']
  /** The document that a created one was copied from. */
  readonly copiedFrom?: Schemas['CopySource'] | null
}

interface ActivityProps {
  items: readonly ActivityItem[]
  /** Left out on the last page. */
  earlierPage?: EarlierPage | undefined
}

export function Activity({ items, earlierPage }: ActivityProps) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  const entries = items.map((item) => ({
    id: item.id,
    time: <time dateTime={item.at}>{format.dateTime(item.at)}</time>,
    title: item.sentence,
    tone: item.tone,
    children: (item.reason || item.copiedFrom || item.changes.length > 0) && (
      <>
        {item.copiedFrom && (
          <p className={styles.reason}>
            {t('activity.copied_from')} <CopySourceLink {...item.copiedFrom} />
          </p>
        )}
        {item.reason && <p className={styles.reason}>{item.reason}</p>}
        <ChangeList changes={item.changes} />
      </>
    ),
  }))
  return (
    <>
      <Timeline label={t('activity.label')} entries={entries} />
      {earlierPage && <ShowEarlier {...earlierPage} />}
    </>
  )
}

/** Link to the copied document, whose kind follows from the prefix of its number. */
function CopySourceLink({ id, number }: Schemas['CopySource']) {
  const kind = number.startsWith('S-') ? 'supply' : 'deal'
  return (
    <Link to={RECORD_ROUTES[kind].record} params={{ id }}>
      {number}
    </Link>
  )
}

/** Changed fields with their old and new values; nothing without changes. */
export function ChangeList({ changes }: { changes: readonly ActivityChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <Change key={`${change.field} ${change.from} ${change.to}`} {...change} />
      ))}
    </ul>
  )
}

function Change({ field, from, to }: ActivityChange) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  return (
    <li>
      <span className={styles.field}>{format.labeled(field, '')}</span>
      {from !== null && (
        <>
          <del>
            <span className="visually-hidden">{t('activity.from')} </span>
            {from}
          </del>
          {' → '}
        </>
      )}
      {to === null ? <span className={styles.removed}>{t('activity.gone')}</span> : <ins>{to}</ins>}
    </li>
  )
}
