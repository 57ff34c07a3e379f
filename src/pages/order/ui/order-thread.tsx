import { useQuery } from '@tanstack/react-query'
import { fetchOrderPhoto, orderThreadQuery, type Order } from '@/entities/order'
import { problemText } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, Skeleton, Timeline, toast, type TimelineEntry } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'

/** How far the wood has come: the order's own steps, the deal, where its packs came from, and each container or truck with its dates. */
export function OrderThread({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/cargo', 'entities/deal'])
  const format = useFormat()
  const { data: thread } = useQuery(orderThreadQuery(order.id))
  if (!thread) {
    return (
      <DocumentSection title={t('pages/order:section.thread')} layout="whole">
        <Skeleton height="6rem" />
      </DocumentSection>
    )
  }
  const steps = thread.steps.map(({ status, at }): TimelineEntry => ({ id: `${status} ${at}`, time: format.dateTime(at), title: t(`entities/order:status.${status}`) }))
  const supplies = thread.supplies.map(
    ({ number, received_on, packs }): TimelineEntry => ({
      id: number,
      time: format.date(received_on),
      title: t('pages/order:thread.supply', { number, packs: t('entities/order:packs', { count: packs }) }),
    }),
  )
  const cargos = thread.cargos.map((cargo): TimelineEntry => {
    const unit = cargo.container_number ?? cargo.truck_plate ?? cargo.vessel
    const days = (['etd', 'atd', 'eta', 'ata'] as const).flatMap((day) => (cargo[day] ? [t(`pages/order:thread.${day}`, { date: format.date(cargo[day]) })] : []))
    return {
      id: cargo.number,
      time: t(`entities/cargo:status.${cargo.status}`),
      title: [t('pages/order:thread.cargo', { number: cargo.number, m3: format.volume(cargo.m3) }), unit].filter(Boolean).join(', '),
      tone: cargo.status === 'delivered' || cargo.status === 'closed' ? 'good' : 'plain',
      children: (
        <>
          {days.length > 0 && <p>{days.join(' · ')}</p>}
          {cargo.photos.map((photo) => (
            <Button key={photo.id} variant="quiet" onClick={() => void openPhoto(order.id, photo)}>
              {photo.name}
            </Button>
          ))}
        </>
      ),
    }
  })
  const deal: TimelineEntry[] = thread.deal
    ? [{ id: thread.deal.number, time: t(`entities/deal:status.${thread.deal.status}`), title: t('pages/order:thread.deal', { number: thread.deal.number }) }]
    : []
  return (
    <DocumentSection title={t('pages/order:section.thread')} layout="whole">
      <Timeline label={t('pages/order:section.thread')} entries={[...steps, ...deal, ...supplies, ...cargos]} />
    </DocumentSection>
  )
}

async function openPhoto(orderId: string, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    const address = URL.createObjectURL(await fetchOrderPhoto(orderId, id))
    const link = Object.assign(document.createElement('a'), { href: address, download: name })
    link.click()
    URL.revokeObjectURL(address)
  } catch (error) {
    toast.error(problemText(error))
  }
}
