import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { dealFigures, openCost, type Deal, type DealFigures, type FigureTerms } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'
import { isPrice, lineFigures, sentLines } from '@/widgets/wood-lines'
import { dealForm } from '../model/deal-form'
import type { LineDraft } from '../model/deal-line'
import { useCanSeeMargin, useCurrentDeal, useDealLines } from '../model/use-deal'

/** The deal's figures as it is typed; deferred, so that no keystroke waits for them. */
function useFigures(): { figures: DealFigures; terms: FigureTerms; sent: readonly LineDraft[] } {
  const { fields, saved } = useRecord(dealForm)
  const canSeeMargin = useCanSeeMargin()
  const store = useDealLines().lines
  const lines = useDeferredValue(useSyncExternalStore(store.subscribe, store.lines))
  const [currency, exchange_rate, commission, planned_freight, other_costs] = useDeferredValue(
    useWatch({
      control: fields.control,
      name: ['currency', 'exchange_rate', 'commission', 'planned_freight', 'other_costs'],
    }),
  )
  const terms = useMemo<FigureTerms>(() => {
    const { kind, value } = commission
    return { currency: currency || 'EUR', exchange_rate, planned_freight, other_costs, commission: kind === '' ? null : { kind, value } }
  }, [currency, exchange_rate, commission, planned_freight, other_costs])
  const sent = useMemo(() => sentLines(lines), [lines])
  const figures = useMemo(() => {
    const services = saved?.lines.flatMap(({ id, service }) => (service && sent.some((line) => line.id === id) ? [service.amount] : []))
    return dealFigures(sent.map(lineFigures), terms, canSeeMargin, services)
  }, [sent, terms, canSeeMargin, saved])
  return { figures, terms, sent }
}

const holes = {
  without_price: (line: LineDraft) => !isPrice(line.prices.price),
  without_purchase_price: (line: LineDraft) => !isPrice(line.prices.planned_purchase_price),
  without_quantity: (line: LineDraft) => lineFigures(line).amounts.price === null,
}
const holeNames = ['without_price', 'without_purchase_price', 'without_quantity'] as const

/** What keeps the margin from being known, and of how many lines; null where nothing does. */
function holeIn(sent: readonly LineDraft[]) {
  const counts = holeNames.map((name) => ({ name, count: sent.filter(holes[name]).length }))
  return counts.find(({ count }) => count > 0) ?? null
}

/** A draft is not bought for yet, and a canceled deal not any more. */
const isStillBought = ({ status }: Deal) => status !== 'draft' && status !== 'canceled'

export const DealFiguresRail = memo(function DealFiguresRail() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealForm)
  const format = useFormat()
  const { figures, terms, sent } = useFigures()
  const { currency } = terms
  const { margin } = figures
  const current = useCurrentDeal()
  const isUnpaid = Number(current?.unpaid ?? 0) > 0
  const hole = margin?.amount === null ? holeIn(sent) : null
  const cost = openCost(terms)
  const why = hole ? t(`figures.${hole.name}`, { count: hole.count }) : cost && t('figures.without_cost', { field: t(`field.${cost}`) })
  const money = (amount: string) => format.money(amount, currency)
  const moneyOrNone = (amount: string | null) => amount && money(amount)
  const isLoss = margin !== null && Number(margin.amount) < 0
  const actual = deal?.actual?.margin
  const isActualLoss = Number(actual?.amount ?? 0) < 0
  const notes = margin && [
    isLoss && t('figures.loss'),
    margin.percent && format.percent(margin.percent),
    margin.per_m3 && `${money(margin.per_m3)}/m³`,
  ]

  return (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={format.volume(figures.volume_m3)} unit="m³" />
      <KeyFigure label={t('figures.weight')} value={format.number(figures.weight_kg, 0)} unit="kg" size="s" />
      <KeyFigure
        label={t('figures.revenue')}
        value={money(figures.revenue)}
        note={currency !== 'EUR' && (figures.revenue_eur === null ? t('figures.without_rate') : format.money(figures.revenue_eur, 'EUR'))}
      />
      {deal && !(deal.status === 'canceled' && Number(deal.purchased_percent) === 0) && (
        <KeyFigure
          label={t('figures.cover')}
          size="s"
          value={[deal.purchased_percent, deal.loaded_percent, deal.delivered_percent].map((share) => format.percent(share)).join(' / ')}
          tone={isStillBought(deal) && Number(deal.purchased_percent) < 100 ? 'waiting' : 'plain'}
        />
      )}
      {current && (current.payments.length > 0 || current.allowed_actions.includes('pay')) && (
        <KeyFigure
          label={t('figures.paid')}
          size="s"
          value={format.money(current.paid, current.currency)}
          note={isUnpaid && t('payments.unpaid', { amount: format.money(current.unpaid, current.currency) })}
          tone={isUnpaid && (current.status === 'delivered' || current.status === 'completed') ? 'waiting' : 'plain'}
        />
      )}
      {actual && (
        <KeyFigure
          label={t('figures.actual_margin')}
          size="s"
          value={moneyOrNone(actual.amount)}
          note={[isActualLoss && t('figures.loss'), actual.percent && format.percent(actual.percent)].filter(Boolean).join(', ')}
          tone={isActualLoss ? 'blocked' : 'plain'}
        />
      )}
      {margin && sent.length > 0 && (
        <KeyFigure
          label={t('figures.margin')}
          value={moneyOrNone(margin.amount)}
          note={why ?? notes?.filter(Boolean).join(', ')}
          tone={margin.amount === null ? 'waiting' : isLoss ? 'blocked' : 'good'}
        />
      )}
    </FigureList>
  )
})
