import { CargoStatusBadge, findPortName, type CargoSummary } from '@/entities/cargo'
import { LateMark } from '@/entities/document'
import { useFormat } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { formatRoute } from '../model/format-route'

/** A cargo on a phone: for whom and how much, which and when, then how far. */
export function CargoCard({ cargo }: { readonly cargo: CargoSummary }) {
  const format = useFormat()
  const { clients, container_number, truck_plate, etd } = cargo
  return (
    <RecordCard
      title={
        clients.map(({ name }) => name).join(', ') ||
        formatRoute(cargo, findPortName) ||
        cargo.number
      }
      figure={`${format.volume(cargo.m3)} m³`}
      detail={[cargo.number, container_number ?? truck_plate].filter(Boolean).join(', ')}
      note={etd && format.date(etd)}
      status={
        <>
          <CargoStatusBadge status={cargo.status} /> <LateMark days={cargo.late_days} />
        </>
      }
    />
  )
}
