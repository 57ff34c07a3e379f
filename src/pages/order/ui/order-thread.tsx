import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { fetchOrderPhoto, type Order, orderThreadQueryOptions } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Dialog, ErrorState, Skeleton, Timeline, type TimelineEntry } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './order.module.css'

interface Photo {
  readonly id: string
  readonly name: string
}

interface OrderPhotosProps {
  orderId: string
  photos: readonly Photo[]
}

/** Thumbnails of a loading, which open in full size. */
function OrderPhotos({ orderId, photos }: OrderPhotosProps) {
  const [large, setLarge] = useState<Photo | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={photo.name}
              className={styles.photo}
              onClick={() => setLarge(photo)}
            >
              <PhotoThumbnail orderId={orderId} photo={photo} />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Dialog title={large.name} size="l" isOpen onClose={() => setLarge(null)}>
          <div className={styles.large}>
            <PhotoThumbnail orderId={orderId} photo={large} />
          </div>
        </Dialog>
      )}
    </>
  )
}

function PhotoThumbnail({ orderId, photo: { id, name } }: { orderId: string; photo: Photo }) {
  const { data, isError } = useQuery({
    queryKey: ['orders', 'photo', orderId, id],
    queryFn: () => fetchOrderPhoto(orderId, id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (url) return <img src={url} alt={name} />
  // A photo that fails to load still shows its name.
  return isError ? <span>{name}</span> : <Skeleton width="100%" height="5rem" />
}

/** The stage of an order whose wood is in a cargo of each status. */
const CARGO_STAGES = {
  planned: 'preparation',
  booked: 'preparation',
  loading: 'preparation',
  sealed: 'preparation',
  in_transit: 'in_transit',
  arrived: 'in_transit',
  delivered: 'delivered',
  closed: 'delivered',
  canceled: 'canceled',
} as const

/**
 * Progress of an order: status history, deal, origin of its packs, and each cargo with its dates.
 */
export function OrderThread({ order }: { order: Order }) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/deal'])
  const format = useFormat()
  const { data: thread, isError, refetch, isFetching } = useQuery(orderThreadQueryOptions(order.id))
  if (!thread) {
    return (
      <DocumentSection title={t('section.thread')} layout="whole">
        {isError ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton height="6rem" />
        )}
      </DocumentSection>
    )
  }
  // A placed order was not placed before: that is not news.
  const placed = thread.steps.filter(({ status }) => status !== 'initial')
  const steps = (placed.length > 0 ? placed : thread.steps).map(
    ({ status, at }): TimelineEntry => ({
      id: `${status} ${at}`,
      time: format.dateTime(at),
      title: t(`entities/order:status.${status}`),
    }),
  )
  const inOrderOfArrival = thread.supplies.toSorted((a, b) =>
    a.received_on.localeCompare(b.received_on),
  )
  const supplies = inOrderOfArrival.map(({ number, received_on, packs }): TimelineEntry => ({
    id: number ?? received_on,
    time: t('thread.in_stock', { date: format.date(received_on) }),
    title:
      number === null
        ? t('entities/order:packs', { count: packs })
        : t('thread.supply', {
            number,
            packs: t('entities/order:packs', { count: packs }),
          }),
  }))
  const cargos = thread.cargos.map((cargo, index): TimelineEntry => {
    const unit = cargo.container_number ?? cargo.truck_plate ?? cargo.vessel
    // Actual dates replace estimated ones.
    const shownDates = [cargo.atd ? 'atd' : 'etd', cargo.ata ? 'ata' : 'eta'] as const
    const days = shownDates.flatMap((day) =>
      cargo[day] ? [t(`thread.${day}`, { date: format.date(cargo[day]) })] : [],
    )
    return {
      id: cargo.number ?? `cargo ${index}`,
      time: t(`entities/order:stage.${CARGO_STAGES[cargo.status]}`),
      title: [
        cargo.number === null
          ? t(`thread.${cargo.kind}`, { m3: format.volume(cargo.m3) })
          : t('thread.cargo', { number: cargo.number, m3: format.volume(cargo.m3) }),
        unit,
      ]
        .filter(Boolean)
        .join(', '),
      tone: cargo.status === 'delivered' || cargo.status === 'closed' ? 'good' : 'plain',
      children: (
        <>
          {days.length > 0 && <p>{days.join(' · ')}</p>}
          <OrderPhotos orderId={order.id} photos={cargo.photos} />
        </>
      ),
    }
  })
  const deal: TimelineEntry[] = thread.deal
    ? [
        {
          id: thread.deal.number,
          time: t(`entities/deal:status.${thread.deal.status}`),
          title: t('thread.deal', { number: thread.deal.number }),
        },
      ]
    : []
  return (
    <DocumentSection title={t('section.thread')} layout="whole">
      <Timeline label={t('section.thread')} entries={[...steps, ...deal, ...supplies, ...cargos]} />
    </DocumentSection>
  )
}
