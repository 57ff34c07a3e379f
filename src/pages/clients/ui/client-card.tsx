import { ClientStatusBadge, type ClientSummary } from '@/entities/client'
import { useFormat } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { computeCreditUsed } from '../model/compute-credit-used'
import { ExposureBar } from './exposure-bar'

/** A client on a phone: who it is and what it owes, then where and how much of its credit is used, then how it stands. */
export function ClientCard({ client }: { readonly client: ClientSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={client.name}
      figure={format.money(client.exposure_eur, 'EUR')}
      detail={format.country(client.country)}
      note={<ExposureBar percent={computeCreditUsed(client)} hasUnit />}
      status={<ClientStatusBadge status={client.status} />}
    />
  )
}
