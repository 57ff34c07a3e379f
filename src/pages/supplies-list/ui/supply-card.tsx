import { LateMark } from '@/entities/document'
import { SupplyStatusBadge, type SupplySummary } from '@/entities/supply'
import { useFormat } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'

/** A supply on a phone: from whom and how much, then which and when, then how far. */
export function SupplyCard({ supply }: { readonly supply: SupplySummary }) {
  const format = useFormat()
  return (
    <RecordCard
      title={supply.sawmill.name}
      figure={`${format.volume(supply.volume_m3)} m³`}
      detail={supply.number}
      note={supply.ready_week && format.week(supply.ready_week)}
      status={
        <>
          <SupplyStatusBadge status={supply.status} /> <LateMark days={supply.late_days} />
        </>
      }
    />
  )
}
