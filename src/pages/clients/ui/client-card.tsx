import { ClientStatusBadge, type ClientSummary } from '@/entities/client'
import { useFormat } from '@/shared/i18n'
import styles from './client-card.module.css'
import { creditUsed } from './client-columns'
import { ExposureBar } from './exposure-bar'

/** A client on a phone: who it is and what it owes, then where, how it stands and how much of its credit is used. */
export function ClientCard({ client }: { readonly client: ClientSummary }) {
  const format = useFormat()
  return (
    <span className={styles.card}>
      <span className={styles.name}>{client.name}</span>
      <span className={styles.figure}>{format.money(client.exposure_eur, 'EUR')}</span>
      <span className={styles.facts}>
        <span>{format.country(client.country)}</span>
        <ClientStatusBadge status={client.status} />
      </span>
      <span className={styles.used}>
        <ExposureBar percent={creditUsed(client)} format={format} />
      </span>
    </span>
  )
}
