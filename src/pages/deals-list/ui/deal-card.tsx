import { DealStatusBadge, type DealSummary } from '@/entities/deal'
import { LateMark } from '@/entities/document'
import { useFormat } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'

/** A deal on a phone: who and what it is worth, then which and when, then how far. */
export function DealCard({ deal }: { readonly deal: DealSummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={deal.client.name}
      figure={format.money(deal.revenue, deal.currency)}
      detail={deal.number}
      note={
        deal.delivery_week_from &&
        format.week(deal.delivery_week_from, deal.delivery_week_to ?? undefined)
      }
      status={
        <>
          <DealStatusBadge status={deal.status} /> <LateMark days={deal.late_days} />
        </>
      }
    />
  )
}
