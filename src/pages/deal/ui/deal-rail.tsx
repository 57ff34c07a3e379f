import { memo } from 'react'
import {
  findUnknownCost,
  isMarginSoFar,
  MarginFigure,
  type Deal,
  type MarginKind,
} from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'
import { isPriceIn, getLineFigures } from '@/widgets/wood-lines'
import { dealFormConfig } from '../model/deal-form'
import type { DealLine } from '../model/deal-line'
import { useCurrentDeal, useDealFigures } from '../model/use-deal'

type DealMargin = Pick<NonNullable<Deal['planned']['margin']>, 'amount' | 'percent' | 'per_m3'>

const gapChecks = {
  without_price: (line: DealLine, currency: string) => !isPriceIn(line.prices.price, currency),
  without_purchase_price: (line: DealLine, currency: string) =>
    !isPriceIn(line.prices.planned_purchase_price, currency),
  without_quantity: (line: DealLine, currency: string) =>
    getLineFigures(line, currency).amounts.price === null,
}
const GAP_NAMES = ['without_price', 'without_purchase_price', 'without_quantity'] as const

/**
 * Returns the first reason why the margin is unknown, with the number of lines it applies to; null
 * if there is none.
 */
function findMarginGap(filledLines: readonly DealLine[], currency: string) {
  const counts = GAP_NAMES.map((name) => ({
    name,
    count: filledLines.filter((line) => gapChecks[name](line, currency)).length,
  }))
  return counts.find(({ count }) => count > 0) ?? null
}

/** A draft is not bought for yet, and a deal that is shipped or canceled no longer. */
const isPurchaseOpen = ({ status }: Deal) =>
  status === 'order_confirmation' || status === 'confirmed' || status === 'loading'

export const DealFiguresRail = memo(function DealFiguresRail() {
  const { t } = useTranslation('pages/deal')
  const { saved: deal } = useRecord(dealFormConfig)
  const format = useFormat()
  const { figures, terms, filledLines } = useDealFigures()
  const { currency } = terms
  const { margin } = figures
  const current = useCurrentDeal()
  const isUnpaid = Number(current?.unpaid ?? 0) > 0
  const marginGap = margin?.amount === null ? findMarginGap(filledLines, currency) : null
  const cost = findUnknownCost(terms)
  const gapText = marginGap
    ? t(`figures.${marginGap.name}`, { count: marginGap.count })
    : cost && t('figures.without_cost', { field: t(`field.${cost}`) })
  const formatMoney = (amount: string) => format.money(amount, currency)
  /** A loss is red, a profit is green, and zero is neutral. */
  const renderMarginFigure = (kind: MarginKind, dealMargin: DealMargin) => {
    const amount = Number(dealMargin.amount ?? 0)
    const isSoFar = isMarginSoFar(kind, best)
    const percent = dealMargin.percent && format.percent(dealMargin.percent, 1)
    const perM3 = dealMargin.per_m3 && `${formatMoney(dealMargin.per_m3)}/m³`
    return (
      <KeyFigure
        key={kind}
        label={t(isSoFar ? 'figures.margin_so_far' : `figures.${kind}_margin`)}
        size={kind === best ? 'm' : 's'}
        value={
          dealMargin.amount && (
            <MarginFigure value={isSoFar ? null : dealMargin.amount}>
              {formatMoney(dealMargin.amount)}
            </MarginFigure>
          )
        }
        note={(kind === 'planned' && gapText) || [percent, perM3].filter(Boolean).join(', ')}
        tone={dealMargin.amount === null ? 'waiting' : amount > 0 && !isSoFar ? 'good' : 'plain'}
      />
    )
  }
  const best = current?.best_margin ?? 'planned'
  const [expected, actual] = [current?.expected?.margin, current?.actual?.margin]
  // Without planned purchase prices, the margin of the supplies is shown.
  const isKnown = typeof expected?.amount === 'string' || typeof actual?.amount === 'string'
  const isPlanned =
    margin !== null && filledLines.length > 0 && (margin.amount !== null || !isKnown)

  return (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={format.volume(figures.volume_m3)} unit="m³" />
      <KeyFigure
        label={t('figures.weight')}
        value={format.number(figures.weight_kg, 0)}
        unit="kg"
        size="s"
      />
      <KeyFigure
        label={t('figures.revenue')}
        value={formatMoney(figures.revenue)}
        note={
          currency !== 'EUR' &&
          (figures.revenue_eur === null
            ? t('figures.without_rate')
            : format.money(figures.revenue_eur, 'EUR'))
        }
      />
      {deal && !(deal.status === 'canceled' && Number(deal.purchased_percent) === 0) && (
        <KeyFigure
          label={t('figures.cover')}
          size="s"
          value={[deal.purchased_percent, deal.loaded_percent, deal.delivered_percent]
            .map((ratio) => format.percent(ratio))
            .join(' / ')}
          tone={isPurchaseOpen(deal) && Number(deal.purchased_percent) < 100 ? 'waiting' : 'plain'}
        />
      )}
      {current && (current.payments.length > 0 || current.allowed_actions.includes('pay')) && (
        <KeyFigure
          label={t('figures.paid')}
          size="s"
          value={format.money(current.paid, current.currency)}
          note={
            isUnpaid
              ? t('payments.unpaid', { amount: format.money(current.unpaid, current.currency) })
              : Number(current.overpaid) > 0 &&
                t('payments.overpaid', { amount: format.money(current.overpaid, current.currency) })
          }
          tone={
            isUnpaid && (current.status === 'delivered' || current.status === 'completed')
              ? 'waiting'
              : 'plain'
          }
        />
      )}
      {isPlanned && renderMarginFigure('planned', margin)}
      {typeof expected?.amount === 'string' && renderMarginFigure('expected', expected)}
      {actual && renderMarginFigure('actual', actual)}
    </FigureList>
  )
})
