import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dealListQueries, DealStatusBadge } from '@/entities/deal'
import { LateMark } from '@/entities/document'
import { useFormat, useTranslation } from '@/shared/i18n'
import { LatestDocuments } from '@/widgets/document'

/** The client's latest deals. */
export function ClientDeals({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation(['pages/client', 'entities/product'])
  const format = useFormat()
  const { data, isError } = useInfiniteQuery(dealListQueries.query({ client_id: [clientId] }))
  const first = data?.pages[0]
  const documents = first?.items.map((deal) => ({
    id: deal.id,
    link: (
      <Link to="/deals/$id" params={{ id: deal.id }} className="reach">
        {deal.number}
      </Link>
    ),
    status: (
      <>
        <DealStatusBadge status={deal.status} /> <LateMark days={deal.late_days} />
      </>
    ),
    week: deal.delivery_week_from && format.week(deal.delivery_week_from),
    volume: `${format.volume(deal.volume_m3)} ${t('entities/product:unit.m3')}`,
    amount: format.money(deal.revenue, deal.currency),
  }))
  return (
    <LatestDocuments
      title={t('section.deals')}
      count={first?.total ? t('deals.count', { count: first.total }) : undefined}
      documents={documents}
      emptyText={t('deals.none')}
      error={isError ? t('deals.failed') : undefined}
      allLink={
        <Link to="/general-order" search={{ client_id: [clientId] }} className="reach">
          {t('deals.all')}
        </Link>
      }
    />
  )
}
