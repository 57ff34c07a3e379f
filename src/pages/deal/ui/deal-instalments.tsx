import type { Deal } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import styles from './deal-instalments.module.css'

type Instalment = Deal['instalments'][number]

/** Instalments of a deal by due day. Nothing for a deal that is not sold. */
export function DealInstalments({ deal }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { instalments, currency } = deal
  if (instalments.length === 0) return null
  return (
    <div
      className="scrolls-sideways"
      role="region"
      aria-label={t('payments.instalments.title')}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{t('payments.instalments.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('payments.instalments.due')}</th>
            <th scope="col">{t('payments.instalments.amount')}</th>
            <th scope="col">{t('payments.instalments.unpaid')}</th>
            <th scope="col">{t('payments.instalments.status')}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((instalment) => (
            <tr key={instalment.due_on ?? 'unknown'}>
              <th scope="row">
                {instalment.due_on
                  ? format.date(instalment.due_on)
                  : t('payments.instalments.no_day')}
              </th>
              <td>{format.money(instalment.amount, currency)}</td>
              <td>{format.money(instalment.unpaid, currency)}</td>
              <td>
                <InstalmentStatus state={getState(instalment, deal)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type State = 'paid' | 'overdue' | 'open'

/** Overdue instalments come before the next one. */
function getState({ due_on, unpaid }: Instalment, { overdue_since, next_instalment }: Deal): State {
  if (Number(unpaid) === 0) return 'paid'
  const nextDay = next_instalment?.due_on ?? null
  const isBeforeNext = due_on !== null && (nextDay === null || due_on < nextDay)
  return overdue_since !== null && isBeforeNext ? 'overdue' : 'open'
}

function InstalmentStatus({ state }: { state: State }) {
  const { t } = useTranslation('pages/deal')
  const tone = state === 'paid' ? 'done' : state === 'overdue' ? 'blocked' : 'neutral'
  return <Status tone={tone}>{t(`payments.instalments.state.${state}`)}</Status>
}
