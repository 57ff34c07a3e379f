import { DealStatusBadge, type DealSummary } from '@/entities/deal'
import { useFormat } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'

/** A deal on a phone: who and what it is worth, then which, how far and when. */
export function DealCard({ deal }: { readonly deal: DealSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={deal.client.name}
      figure={format.money(deal.revenue, deal.currency)}
      facts={
        <>
          <span>{deal.number}</span>
          <DealStatusBadge status={deal.status} />
        </>
      }
      note={deal.delivery_week_from && format.week(deal.delivery_week_from)}
    />
  )
}
