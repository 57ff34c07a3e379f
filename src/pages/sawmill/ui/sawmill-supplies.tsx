import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LateMark } from '@/entities/document'
import { supplyListQueries, SupplyStatusBadge } from '@/entities/supply'
import { useFormat, useTranslation } from '@/shared/i18n'
import { LatestDocuments } from '@/widgets/document'

/** Latest supplies from the mill. */
export function SawmillSupplies({ sawmillId }: { sawmillId: string }) {
  const { t } = useTranslation(['pages/sawmill', 'entities/product'])
  const format = useFormat()
  const { data, isError } = useInfiniteQuery(supplyListQueries.options({ sawmill_id: [sawmillId] }))
  const first = data?.pages[0]
  const documents = first?.items.map((supply) => ({
    id: supply.id,
    link: (
      <Link to="/supplies/$id" params={{ id: supply.id }} className="reach">
        {supply.number}
      </Link>
    ),
    status: (
      <>
        <SupplyStatusBadge status={supply.status} /> <LateMark days={supply.late_days} />
      </>
    ),
    week: supply.ready_week && format.week(supply.ready_week),
    volume: `${format.volume(supply.agreed_m3)} ${t('entities/product:unit.m3')}`,
    amount: format.money(supply.amount, supply.currency),
  }))
  return (
    <LatestDocuments
      title={t('section.supplies')}
      count={first?.total ? t('supplies.count', { count: first.total }) : undefined}
      documents={documents}
      emptyText={t('supplies.none')}
      error={isError ? t('supplies.failed') : undefined}
      allLink={
        <Link to="/general-supply" search={{ sawmill_id: [sawmillId] }} className="reach">
          {t('supplies.all')}
        </Link>
      }
    />
  )
}
