import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { findPortName } from '@domain/ports'
import { isDelayed } from '@domain/rules/delivery-delay'
import {
  type BasketResult,
  cacheSavedOrder,
  formatOrderNews,
  formatOrderNext,
  type Order,
  OrderStageBadge,
  refreshBasket,
  reorder,
  ResultBanner,
} from '@/entities/order'
import { ManagerContact, useAuth } from '@/entities/session'
import { formatPaymentTerms } from '@/entities/terms'
import { formatProblem } from '@/shared/api'
import { vOrderStage } from '@contract/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  getButtonClass,
  DescriptionList,
  FigureList,
  KeyFigure,
  Status,
  toast,
} from '@/shared/ui'
import {
  DocumentFrame,
  DocumentProgress,
  DocumentSection,
  RecordPanel,
  useActivityTexts,
} from '@/widgets/document'
import { orderActivityTexts } from '../model/order-activity-texts'
import { OrderEdit } from './order-edit'
import { OrderInvoices } from './order-invoices'
import { findRunnableTransition, OrderNeeds, OrderTransitions } from './order-transitions'
import { OrderThread } from './order-thread'
import { OrderWood } from './order-wood'
import { ProposedChange } from './proposed-change'
import styles from './order.module.css'

export function OrderScreen({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const queryClient = useQueryClient()
  const activityTexts = useActivityTexts(orderActivityTexts)
  const reordering = useReorder(order)

  return (
    <DocumentFrame
      title={order.number}
      status={<OrderStageBadge progress={order.progress} />}
      subtitle={[order.company.name, format.date(order.ordered_on)].join(', ')}
      actions={
        <OrderTransitions
          order={order}
          onTransition={(savedOrder) => cacheSavedOrder(queryClient, savedOrder)}
        >
          <OrderEdit order={order} />
          {(order.status !== 'initial' || mustOrderAgain(order)) && (
            <Button
              variant={mustOrderAgain(order) ? 'primary' : 'secondary'}
              isPending={reordering.isPending}
              onClick={reordering.reorder}
            >
              {t('reorder')}
            </Button>
          )}
        </OrderTransitions>
      }
      progress={order.status !== 'canceled' && <OrderStages order={order} />}
      notice={
        <>
          {order.proposed_change && (
            <ProposedChange
              key={order.proposed_change.revision}
              order={order}
              change={order.proposed_change}
              texts={activityTexts}
            />
          )}
          {order.status === 'initial' && (
            <Banner tone="waiting" title={t('not_placed.title')}>
              {findRunnableTransition(order) && t('not_placed.text')}
            </Banner>
          )}
          {order.status === 'canceled' && (
            <Banner tone="blocked" title={formatOrderNews(order.progress, format)}>
              {order.cancel_reason}
            </Banner>
          )}
          <ResultBanner
            results={reordering.results}
            onDismiss={reordering.closeResult}
            action={<BasketLink order={order} />}
          />
        </>
      }
      figures={<OrderFigures figures={order.figures} />}
      needs={<OrderNeeds order={order} />}
      record={<RecordPanel kind="order" record={order} texts={activityTexts} />}
    >
      <div className={styles.sections}>
        <ManagerContact />
        <OrderThread order={order} />
        <OrderInvoices orderId={order.id} />
        <OrderWood order={order} />
        <OrderDelivery order={order} />
      </div>
    </DocumentFrame>
  )
}

/** Adds the lines of the order to the basket, once until the shown result is closed. */
function useReorder(order: Order) {
  const { t } = useTranslation('pages/order')
  const queryClient = useQueryClient()
  const [results, setResults] = useState<readonly BasketResult[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: () => reorder(order.id),
    onSuccess: async (change) => {
      setResults(change.results)
      if (change.results.length === 0) toast.info(t('reorder_nothing'))
      await refreshBasket(queryClient)
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  return {
    results,
    isPending,
    reorder() {
      if (results.length === 0) mutate()
    },
    closeResult: () => setResults([]),
  }
}

function BasketLink({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const { role } = useAuth()
  return (
    <Link
      to="/basket"
      search={role === 'client' ? {} : { company_id: order.company_id }}
      className={getButtonClass()}
    >
      {t('to_basket')}
    </Link>
  )
}

/** True if the order can no longer be placed at its prices. */
const mustOrderAgain = ({ transitions }: Order): boolean =>
  transitions.some(({ missing }) => missing.some(({ code }) => code === 'price_of_today'))

function OrderStages({ order }: { order: Order }) {
  const { t } = useTranslation('entities/order')
  const canTakeNext = findRunnableTransition(order) !== undefined
  return (
    <DocumentProgress
      stages={vOrderStage.options}
      current={order.progress.stage}
      formatStage={(id) => t(`stage.${id}`)}
      next={!canTakeNext && <OrderNext order={order} />}
    />
  )
}

/**
 * Next event of the order, or what it waits for; amber if it is late. A proposed change comes
 * first while the buyer has time to answer.
 */
function OrderNext({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const { role } = useAuth()
  const { status, progress, proposed_change: change } = order
  if (status === 'pending' && role === 'client') return t('approval')
  const next = formatOrderNext(progress, format)
  const delay = isDelayed(progress) && <Status tone="waiting">{next}</Status>
  if (!change || (role === 'client' && !change.can_answer)) return delay || next
  return (
    <>
      {role === 'client' ? (
        <Status tone="waiting">{t('next.answer_change')}</Status>
      ) : (
        t('next.await_answer')
      )}
      {delay && (
        <>
          <br />
          {delay}
        </>
      )}
    </>
  )
}

function OrderFigures({ figures }: Pick<Order, 'figures'>) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const formatMoney = (amount: string) => format.money(amount, 'EUR')
  return (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={format.volume(figures.m3)} unit="m³" />
      <KeyFigure
        label={t('figures.weight')}
        value={format.number(figures.weight_kg, 0)}
        unit="kg"
        size="s"
      />
      <KeyFigure label={t('figures.goods')} value={formatMoney(figures.goods)} size="s" />
      {Number(figures.services) > 0 && (
        <KeyFigure label={t('figures.services')} value={formatMoney(figures.services)} size="s" />
      )}
      {Number(figures.charges) !== 0 && (
        <KeyFigure label={t('figures.charges')} value={formatMoney(figures.charges)} size="s" />
      )}
      {figures.transport && (
        <KeyFigure label={t('figures.transport')} value={formatMoney(figures.transport)} size="s" />
      )}
      <KeyFigure label={t('figures.total')} value={formatMoney(figures.total)} />
    </FigureList>
  )
}

function OrderDelivery({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  const { address, agreed_terms: terms } = order
  const details = [
    { term: t('field.incoterms'), value: order.incoterms },
    {
      term: t('field.route'),
      value: `${findPortName(order.location) ?? order.location} → ${address.zip_code} ${address.city}, ${format.country(address.country)}`,
    },
    { term: t('field.address_id'), value: [address.name, address.address].join(', ') },
    {
      term: t('field.contact'),
      value: [address.contact, address.phone].filter(Boolean).join(', '),
    },
    {
      term: t('field.delivery_week'),
      value: order.delivery_week && format.week(order.delivery_week),
    },
    {
      term: t('field.delivery_before'),
      value: order.delivery_before && format.date(order.delivery_before),
    },
    { term: t('field.trucks'), value: format.number(order.trucks, 0) },
    { term: t('field.customer_reference'), value: order.customer_reference },
    { term: t('field.payment_terms'), value: formatPaymentTerms(order.payment_terms) },
    { term: t('field.invoice'), value: order.invoice },
    {
      term: t('field.tolerance_percent'),
      value: terms && `±${format.percent(String(terms.tolerance_percent))}`,
    },
    {
      term: t('field.client_notes'),
      value: terms?.client_notes && <span className={styles.text}>{terms.client_notes}</span>,
    },
    {
      term: t('field.additional_information'),
      value: order.additional_information && (
        <span className={styles.text}>{order.additional_information}</span>
      ),
    },
  ]
  return (
    <DocumentSection title={t('section.delivery')} layout="whole">
      <DescriptionList
        items={details.flatMap(({ term, value }) => (value ? [{ term, value }] : []))}
      />
    </DocumentSection>
  )
}
