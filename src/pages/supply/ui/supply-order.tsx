import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Supply } from '@/entities/supply'
import { formatPaymentTerms } from '@/entities/terms'
import { LanguageProvider, useFormat, useTranslation } from '@/shared/i18n'
import { sumVolumes } from '@domain/timber'
import { getButtonClass, ErrorState } from '@/shared/ui'
import { Paper, PaperDesk, PaperParty, PaperSkeleton } from '@/widgets/document'
import { PaperGoods } from '@/widgets/wood-lines'
import { supplyOrderQueryOptions, type SupplyOrder } from '../model/supply-order-query'

/** Printed order to the mill (A4). */
export function SupplyOrderSheet({ supply }: { supply: Supply }) {
  const { t } = useTranslation('pages/supply')
  const { data, error, refetch, isFetching } = useQuery(supplyOrderQueryOptions(supply))
  const back = (
    <Link to="/supplies/$id" params={{ id: supply.id }} className={getButtonClass({})}>
      {t('action.back')}
    </Link>
  )
  return (
    <PaperDesk back={back} isReady={data !== undefined}>
      {data ? (
        <OrderPaper document={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PaperSkeleton title={`${t('order.title')} ${supply.number}`} />
      )}
    </PaperDesk>
  )
}

/** In the language of the mill. */
export const OrderPaper = ({ document }: { document: SupplyOrder }) => (
  <LanguageProvider language={document.language}>
    <SupplyOrderContent order={document} />
  </LanguageProvider>
)

/** Statuses in which the document is not an order. */
const noticeTexts = { draft: 'draft', canceled: 'canceled' } as const

function SupplyOrderContent({ order: { supply, mill, language } }: { order: SupplyOrder }) {
  const { t } = useTranslation(['pages/supply', 'entities/product'])
  const format = useFormat()
  const { incoterms, deposit, currency, ready_week, certificate_claim: claim } = supply
  const notice =
    supply.status === 'draft' || supply.status === 'canceled' ? noticeTexts[supply.status] : null
  const [contact] = mill.contacts
  // Use confirmed quantities if there are any, because they are payable.
  const goods = supply.lines.map((line) => ({
    ...line,
    quantity: line.confirmed_quantity ?? line.quantity,
    volume_m3: line.confirmed_m3 ?? line.volume_m3,
  }))
  return (
    <Paper
      notice={
        notice && {
          title: t(`pages/supply:order.invalid.${notice}.title`),
          text: t(`pages/supply:order.invalid.${notice}.text`),
        }
      }
      title={`${t('pages/supply:order.title')} ${supply.number}`}
      details={t('pages/supply:order.as_of', { date: format.date(supply.updated_at) })}
      parties={[
        <PaperParty
          key="to"
          role={t('pages/supply:order.to')}
          name={mill.name}
          address={mill.address}
          lines={[format.country(mill.country), contact?.name, contact?.email]}
        />,
        <PaperParty
          key="from"
          role={t('pages/supply:order.buyer')}
          name={supply.purchase_manager?.name ?? 'Timberdesk'}
          lines={[]}
        />,
      ]}
      terms={[
        { term: t('pages/supply:field.ready_week'), value: ready_week && format.week(ready_week) },
        {
          term: t('pages/supply:field.incoterms_rule'),
          value: `${incoterms.rule} ${incoterms.place}`,
        },
        { term: t('pages/supply:field.loading_place'), value: supply.loading_place },
        {
          term: t('pages/supply:field.payment_terms'),
          value: formatPaymentTerms(supply.payment_terms, language),
        },
        {
          term: t('pages/supply:field.deposit'),
          value: deposit && format.money(deposit, currency),
        },
        {
          term: t('pages/supply:order.claim'),
          value: claim === 'none' ? null : t(`entities/product:certification.${claim}`),
        },
      ]}
      smallPrint={[
        t('pages/supply:order.tolerance', {
          percent: format.percent(String(supply.tolerance_percent)),
        }),
        supply.inspection_required && t('pages/supply:order.inspection'),
        t('pages/supply:order.terms'),
      ]
        .filter(Boolean)
        .join(' ')}
      signatures={[t('pages/supply:order.sign_buyer'), t('pages/supply:order.sign_mill')]}
    >
      <PaperGoods
        lines={goods}
        currency={currency}
        volume={sumVolumes(goods.map((line) => line.volume_m3))}
        amount={supply.figures.amount}
      />
    </Paper>
  )
}
