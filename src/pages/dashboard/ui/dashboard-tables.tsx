import { Link } from '@tanstack/react-router'
import { useFormat, useTranslation } from '@/shared/i18n'
import type {
  DashboardView,
  DashboardName,
  PendingWorkRow,
  StageFigures,
  StageRow,
} from '../model/dashboard'
import styles from './dashboard-tables.module.css'
import workList from './work-list.module.css'

/** Amounts per status, as bars with figures. */
export function StageTable({
  name,
  rows,
  open,
}: {
  name: DashboardName
  rows: readonly StageRow[]
  open: DashboardView['open']
}) {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  const drafts = rows.find(({ status }) => status === 'draft')?.figures.count ?? 0
  const maxVolume = Math.max(...rows.map(({ figures }) => Number(figures.volume_m3)), 1)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('status')}</th>
          <th scope="col" className={styles.number}>
            {t(`boards.${name}`)}
          </th>
          <th scope="col" className={styles.number}>
            {t('volume_m3')}
          </th>
          <td className={styles.barCell} />
          <th scope="col" className={styles.number}>
            {t(`amount.${name}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ status, badge, figures, list }) => (
          <tr key={status}>
            <th scope="row">{badge}</th>
            <td className={styles.number}>
              {list && figures.count > 0 ? (
                <Link {...list}>{format.number(figures.count)}</Link>
              ) : (
                format.number(figures.count)
              )}
            </td>
            <td className={styles.number}>{format.volume(figures.volume_m3)}</td>
            <td className={styles.barCell} aria-hidden>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(Number(figures.volume_m3) / maxVolume) * 100}%` }}
              />
            </td>
            <Amount name={name} {...figures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t(`open.${name}`)}
            {drafts > 0 && <span className={styles.note}>{t('drafts', { count: drafts })}</span>}
          </th>
          <td className={styles.number}>
            {open.link && open.count > 0 ? (
              <Link {...open.link}>{format.number(open.count)}</Link>
            ) : (
              format.number(open.count)
            )}
          </td>
          <td className={styles.number}>{format.volume(open.volume_m3)}</td>
          <td className={styles.barCell} />
          <Amount name={name} {...open} />
        </tr>
      </tfoot>
    </table>
  )
}

function Amount({
  name,
  count,
  amount_eur,
  without_rate,
}: Pick<StageFigures, 'count' | 'amount_eur' | 'without_rate'> & { name: DashboardName }) {
  const { t } = useTranslation('pages/dashboard')
  const format = useFormat()
  return (
    <td className={styles.number}>
      {without_rate > 0 && without_rate === count ? '–' : format.money(amount_eur, 'EUR')}
      {without_rate > 0 && (
        <span className={styles.note}>{t(`without_rate.${name}`, { count: without_rate })}</span>
      )}
    </td>
  )
}

/** Pending work by kind: the count, and the most urgent records. */
export function WorkList({ rows }: { rows: readonly PendingWorkRow[] }) {
  return (
    <ul className={workList.list}>
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
      <span className={workList.count}>{format.number(count)}</span>{' '}
      <span className={workList.label}>{label}</span>
    </>
  )
  const filters = ignoredFilters.map((filter) => t(`filter.${FILTER_LABELS[filter]}`)).join(', ')
  return (
    <li
      className={workList.row}
      data-state={count === 0 ? 'none' : isUrgent ? 'pressing' : undefined}
    >
      {list && count > 0 ? (
        <Link {...list} className={workList.what}>
          {formatItem}
        </Link>
      ) : (
        <span className={workList.what}>{formatItem}</span>
      )}
      {filters !== '' && <p className={workList.ignored}>{t('work.ignored', { filters })}</p>}
      {worst && (
        <p className={workList.worst}>
          {count > 1 && <span>{t('work.first')} </span>}
          {worst.record ? <Link {...worst.record}>{worst.number}</Link> : worst.number}
          {worst.partner !== null && `, ${worst.partner}`}
          {worst.detail !== null && (
            <>
              {', '}
              <span className={workList.how}>{worst.detail}</span>
            </>
          )}
        </p>
      )}
    </li>
  )
}
