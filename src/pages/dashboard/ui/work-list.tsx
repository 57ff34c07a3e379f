import { Link } from '@tanstack/react-router'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { PendingWorkRow } from '../model/board'
import styles from './work-list.module.css'

/** Pending work by kind: the count, and the most urgent records. */
export function WorkList({ rows }: { readonly rows: readonly PendingWorkRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <WorkItem key={row.code} {...row} />
      ))}
    </ul>
  )
}

const FILTER_LABELS = {
  client_id: 'client',
  sawmill_id: 'sawmill',
  sale_manager_id: 'sale_manager',
  purchase_manager_id: 'purchase_manager',
  country: 'country',
  wood: 'wood',
} as const satisfies Readonly<Record<PendingWorkRow['ignoredFilters'][number], string>>

function WorkItem({ label, count, isUrgent, list, worst, ignoredFilters }: PendingWorkRow) {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const formatItem = (
    <>
      <span className={styles.count}>{format.number(count)}</span>{' '}
      <span className={styles.label}>{label}</span>
    </>
  )
  const filters = ignoredFilters.map((filter) => t(`filter.${FILTER_LABELS[filter]}`)).join(', ')
  return (
    <li
      className={styles.row}
      data-state={count === 0 ? 'none' : isUrgent ? 'pressing' : undefined}
    >
      {list && count > 0 ? (
        <Link {...list} className={styles.what}>
          {formatItem}
        </Link>
      ) : (
        <span className={styles.what}>{formatItem}</span>
      )}
      {filters !== '' && <p className={styles.ignored}>{t('work.ignored', { filters })}</p>}
      {worst && (
        <p className={styles.worst}>
          {count > 1 && <span className={styles.first}>{t('work.first')} </span>}
          {worst.record ? <Link {...worst.record}>{worst.number}</Link> : worst.number}
          {worst.partner !== null && `, ${worst.partner}`}
          {worst.detail !== null && (
            <>
              {', '}
              <span className={styles.how}>{worst.detail}</span>
            </>
          )}
        </p>
      )}
    </li>
  )
}
