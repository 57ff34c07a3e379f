import { Link } from '@tanstack/react-router'
import type { Cargo } from '@/entities/cargo'
import { canOpenRoute, useMe } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import styles from './cargo.module.css'

/** Which deals it carries wood for, and what of the freight each bears. */
export function CargoShares({ shares }: { shares: Cargo['shares'] }) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const me = useMe()
  if (shares.length === 0) return null
  return (
    <DocumentSection title={t('section.deals')} layout="whole">
      <ul className={styles.shares}>
        {shares.map(({ deal, m3, freight_eur }) => (
          <li key={deal.id} className={styles.share}>
            {me && canOpenRoute(me.role, '/deals/$id') ? (
              <Link to="/deals/$id" params={{ id: deal.id }} className={styles.link}>
                {deal.number}
              </Link>
            ) : (
              <span className={styles.strong}>{deal.number}</span>
            )}
            <span>{deal.client_name}</span>
            <span className={styles.muted}>
              {deal.delivery_week_from &&
                format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)}
            </span>
            <span className={styles.figure}>{t('shares.volume', { m3: format.volume(m3) })}</span>
            <span className={styles.figure}>
              {freight_eur && t('shares.freight', { amount: format.money(freight_eur, 'EUR') })}
            </span>
          </li>
        ))}
      </ul>
    </DocumentSection>
  )
}
