import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { findPortName } from '@/entities/cargo'
import { formatMixedPieces, formatProductName } from '@/entities/product'
import {
  type BasketResult,
  cacheSavedOrder,
  formatLineDiscount,
  formatOrderNews,
  formatOrderNext,
  isDelayed,
  isSurcharge,
  type Order,
  OrderStageBadge,
  refreshBasket,
  reorder,
  ResultBanner,
  useFormatCalculation,
} from '@/entities/order'
import { canOpenRoute, ManagerContact, useAuth } from '@/entities/session'
import { formatChargeName, formatChargeRate, formatPaymentTerms } from '@/entities/terms'
import { formatProblem } from '@/shared/api'
import { vOrderStage } from '@/shared/api/generated/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
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
import { findRunnableStep, OrderNeeds, OrderSteps } from './order-steps'
import { OrderThread } from './order-thread'
import { ProposedChange } from './proposed-change'
import styles from './order.module.css'

// The sheet of lines is no part of the first chunk of the portal.
const CopyOrderLines = lazyComponent(
  async () => (await import('./copy-order-lines')).CopyOrderLines,
)

export function OrderScreen({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/terms'])
  const format = useFormat()
  const queryClient = useQueryClient()
  const activityTexts = useActivityTexts(orderActivityTexts)
  const { role } = useAuth()
  const [results, setResults] = useState<readonly BasketResult[]>([])
  // A new key only after the result is closed, so that a second press adds nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const orderAgain = useMutation({
    mutationFn: () => reorder(order.id, key),
    onSuccess: async (change) => {
      setResults(change.results)
      if (change.results.length === 0) {
        toast.info(t('pages/order:reorder_nothing'))
        setKey(crypto.randomUUID())
      }
      await refreshBasket(queryClient)
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  const { figures, address, agreed_terms: terms } = order
  const canTakeNext = findRunnableStep(order) !== undefined
  const formatMoney = (amount: string) => format.money(amount, 'EUR')
  const details = [
    { term: t('pages/order:field.incoterms'), value: order.incoterms },
    {
      term: t('pages/order:field.route'),
      value: `${findPortName(order.location) ?? order.location} → ${address.zip_code} ${address.city}, ${format.country(address.country)}`,
    },
    { term: t('pages/order:field.address_id'), value: [address.name, address.address].join(', ') },
    {
      term: t('pages/order:field.contact'),
      value: [address.contact, address.phone].filter(Boolean).join(', '),
    },
    {
      term: t('pages/order:field.delivery_week'),
      value: order.delivery_week && format.week(order.delivery_week),
    },
    {
      term: t('pages/order:field.delivery_before'),
      value: order.delivery_before && format.date(order.delivery_before),
    },
    { term: t('pages/order:field.trucks'), value: format.number(order.trucks, 0) },
    { term: t('pages/order:field.customer_reference'), value: order.customer_reference },
    { term: t('pages/order:field.payment_terms'), value: formatPaymentTerms(order.payment_terms) },
    { term: t('pages/order:field.invoice'), value: order.invoice },
    {
      term: t('pages/order:field.tolerance_percent'),
      value: terms && `±${format.percent(String(terms.tolerance_percent))}`,
    },
    {
      term: t('pages/order:field.client_notes'),
      value: terms?.client_notes && <span className={styles.text}>{terms.client_notes}</span>,
    },
    {
      term: t('pages/order:field.additional_information'),
      value: order.additional_information && (
        <span className={styles.text}>{order.additional_information}</span>
      ),
    },
  ]

  return (
    <DocumentFrame
      title={order.number}
      status={<OrderStageBadge progress={order.progress} />}
      subtitle={[order.company.name, format.date(order.ordered_on)].join(', ')}
      actions={
        <>
          <OrderSteps
            order={order}
            onTransition={(savedOrder) => cacheSavedOrder(queryClient, savedOrder)}
          >
            <OrderEdit order={order} />
            <Button
              variant={mustOrderAgain(order) ? 'primary' : 'secondary'}
              isPending={orderAgain.isPending}
              onClick={() => orderAgain.mutate()}
            >
              {t('pages/order:reorder')}
            </Button>
          </OrderSteps>
        </>
      }
      progress={
        order.status !== 'canceled' && (
          <DocumentProgress
            stages={vOrderStage.options}
            current={order.progress.stage}
            formatStage={(id) => t(`entities/order:stage.${id}`)}
            next={!canTakeNext && <OrderNext order={order} />}
          />
        )
      }
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
          {order.status === 'canceled' && (
            <Banner tone="blocked" title={formatOrderNews(order.progress, format)}>
              {order.cancel_reason}
            </Banner>
          )}
          <ResultBanner
            results={results}
            onDismiss={() => {
              setResults([])
              setKey(crypto.randomUUID())
            }}
            action={
              <Link
                to="/basket"
                search={role === 'client' ? {} : { company_id: order.company_id }}
                className={getButtonClass()}
              >
                {t('pages/order:to_basket')}
              </Link>
            }
          />
        </>
      }
      figures={
        <FigureList>
          <KeyFigure
            label={t('pages/order:figures.volume')}
            value={format.volume(figures.m3)}
            unit="m³"
          />
          <KeyFigure
            label={t('pages/order:figures.weight')}
            value={format.number(figures.weight_kg, 0)}
            unit="kg"
            size="s"
          />
          <KeyFigure
            label={t('pages/order:figures.goods')}
            value={formatMoney(figures.goods)}
            size="s"
          />
          {Number(figures.services) > 0 && (
            <KeyFigure
              label={t('pages/order:figures.services')}
              value={formatMoney(figures.services)}
              size="s"
            />
          )}
          {Number(figures.charges) !== 0 && (
            <KeyFigure
              label={t('pages/order:figures.charges')}
              value={formatMoney(figures.charges)}
              size="s"
            />
          )}
          {figures.transport && (
            <KeyFigure
              label={t('pages/order:figures.transport')}
              value={formatMoney(figures.transport)}
              size="s"
            />
          )}
          <KeyFigure label={t('pages/order:figures.total')} value={formatMoney(figures.total)} />
        </FigureList>
      }
      needs={<OrderNeeds order={order} />}
      record={<RecordPanel kind="order" record={order} texts={activityTexts} />}
    >
      <div className={styles.sections}>
        <ManagerContact />
        <OrderThread order={order} />
        <OrderInvoices orderId={order.id} />
        <DocumentSection
          title={t('pages/order:section.lines')}
          aside={t('pages/order:lines', { count: order.lines.length })}
          layout="whole"
        >
          <OrderLines lines={order.lines} />
          {terms && terms.charges.length > 0 && <OrderCharges charges={terms.charges} />}
          {canOpenRoute(role, '/deals/new') && (
            <div className={styles.copy}>
              <CopyOrderLines lines={order.lines} />
            </div>
          )}
        </DocumentSection>
        <DocumentSection title={t('pages/order:section.delivery')} layout="whole">
          <DescriptionList
            items={details.flatMap(({ term, value }) => (value ? [{ term, value }] : []))}
          />
        </DocumentSection>
      </div>
    </DocumentFrame>
  )
}

/** True if the order can no longer be placed at its prices. */
const mustOrderAgain = ({ transitions }: Order): boolean =>
  transitions.some(({ missing }) => missing.some(({ code }) => code === 'price_of_today'))

/**
 * Next event of the order, or what it waits for; amber if it is late. A proposed change comes
 * first while the buyer has time to answer.
 */
function OrderNext({ order }: { readonly order: Order }) {
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

/** Ordered lines with collected (FCA) and delivered (DAP) prices. */
function OrderLines({ lines }: { readonly lines: Order['lines'] }) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/product'])
  const format = useFormat()
  const formatCalculation = useFormatCalculation()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.wood}>
            <strong>{formatProductName(line.product)}</strong>
            <span className={styles.note}>
              {[
                t('pages/order:line.amount', {
                  packs: t('entities/order:packs', { count: line.packs }),
                  pcs: format.number(line.pcs, 0),
                  m3: format.volume(line.m3),
                }),
                line.product.specification.packaging &&
                  t(`entities/product:packaging.${line.product.specification.packaging}`),
                line.service !== 'none' && t(`entities/order:service.${line.service}`),
                line.lot && t('pages/order:line.barcode', { barcode: line.lot.barcode }),
                line.lot && formatMixedPieces(line.lot, line.product.specification),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.note}>
              {formatCalculation({ ...line, price: line.price_dap ?? line.price ?? '' })}
            </span>
            {line.remark && <span className={styles.remark}>{line.remark}</span>}
          </div>
          <div className={styles.price}>
            <span className="figures">
              {t('pages/order:line.total', {
                amount: format.money(line.amount_dap ?? line.amount ?? '', 'EUR'),
              })}
            </span>
            <span className={styles.note}>
              {[
                line.price &&
                  t('pages/order:line.fca', {
                    price: format.price(line.price, 'EUR'),
                    unit: t(`entities/product:per.${line.price_unit}`),
                  }),
                line.price_dap &&
                  t('pages/order:line.dap', {
                    price: format.price(line.price_dap, 'EUR'),
                    unit: t(`entities/product:per.${line.price_unit}`),
                  }),
                line.discount &&
                  t(`pages/order:line.${isSurcharge(line.discount) ? 'surcharge' : 'discount'}`, {
                    value: formatLineDiscount(line.discount, format),
                  }),
              ]
                // A line breaks between prices only.
                .flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : []))
                .join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface OrderChargesProps {
  readonly charges: NonNullable<Order['agreed_terms']>['charges']
}

/** Agreed discounts and charges of the whole order, named as in a proposed change. */
function OrderCharges({ charges }: OrderChargesProps) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  return (
    <ul aria-label={t('field.charges')} className={clsx(styles.lines, styles.charges)}>
      {charges.map(({ charge, amount }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- of a kind there may be two
        <li key={i} className={styles.line}>
          <div className={styles.wood}>
            <strong>{formatChargeName(charge)}</strong>
            {charge.basis !== 'amount' && (
              <span className={styles.note}>{formatChargeRate(charge, 'EUR', format)}</span>
            )}
          </div>
          <div className={styles.price}>
            <span className="figures">
              {t('line.total', { amount: format.money(amount, 'EUR') })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
