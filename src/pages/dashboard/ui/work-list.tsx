import { Link } from '@tanstack/react-router'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { WorkRow } from '../model/board'
import styles from './work-list.module.css'

/** What waits, kind by kind: how much of it, and the worst of it by name. */
export function WorkList({ rows }: { readonly rows: readonly WorkRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Work key={row.code} {...row} />
      ))}
    </ul>
  )
}

function Work({ label, count, isPressing, list, worst }: WorkRow) {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const what = (
    <>
      <span className={styles.count}>{format.number(count)}</span> <span className={styles.label}>{label}</span>
    </>
  )
  return (
    <li className={styles.row} data-state={count === 0 ? 'none' : isPressing ? 'pressing' : undefined}>
      {list && count > 0 ? (
        <Link {...list} className={styles.what}>
          {what}
        </Link>
      ) : (
        <span className={styles.what}>{what}</span>
      )}
      {worst && (
        <p className={styles.worst}>
          {count > 1 && <span className={styles.first}>{t('work.first')} </span>}
          {worst.record ? <Link {...worst.record}>{worst.number}</Link> : worst.number}
          {worst.partner !== null && `, ${worst.partner}`}
          {worst.how !== null && (
            <>
              {', '}
              <span className={styles.how}>{worst.how}</span>
            </>
          )}
        </p>
      )}
    </li>
  )
}
