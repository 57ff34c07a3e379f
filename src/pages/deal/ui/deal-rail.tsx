import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { dealFigures, lineFigures, type Deal, type DealFigures, type DealTransition } from '@/entities/deal'
import { fieldNameOf } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'
import { NeedList, type NeedItem } from '@/widgets/document-frame'
import { useDealContext } from '../model/deal-editor'
import { inFormOrder } from '../model/form-order'
import { goTo, rowNumberOf } from '../model/go-to'
import type { DealSteps } from '../model/use-deal-steps'

/** The deal in figures, as it is typed: at once for the reader, but never in the way of a keystroke. */
function useFigures(): { figures: DealFigures; currency: string; unboughtLines: number } {
  const { editor, rights } = useDealContext()
  const lines = useDeferredValue(useSyncExternalStore(editor.lines.subscribe, editor.lines.lines))
  const [currency, exchange_rate, commission, planned_freight, other_costs] = useDeferredValue(
    useWatch({
      control: editor.form.control,
      name: ['currency', 'exchange_rate', 'commission', 'planned_freight', 'other_costs'],
    }),
  )
  const { canSeeMargin } = rights
  const figures = useMemo(() => {
    const { kind, value } = commission
    const terms = {
      currency,
      exchange_rate,
      planned_freight,
      other_costs,
      commission: kind === 'none' ? null : { kind, value },
    }
    return dealFigures(lines, terms, canSeeMargin)
  }, [lines, currency, exchange_rate, commission, planned_freight, other_costs, canSeeMargin])
  // What these lines will cost is not known yet, so that no margin is either.
  const unboughtLines = lines.map(lineFigures).filter(({ amount, purchaseCost }) => amount !== null && purchaseCost === null).length
  return { figures, currency, unboughtLines }
}

/** A draft is not bought for yet, and a canceled deal not any more. */
const isStillBought = ({ status }: Deal) => status !== 'draft' && status !== 'canceled'

export function DealFiguresRail() {
  const { t } = useTranslation('pages/deal')
  const { deal } = useDealContext()
  const format = useFormat()
  const { figures, currency, unboughtLines } = useFigures()
  const { margin } = figures
  const money = (amount: string) => format.money(amount, currency)
  const moneyOrNone = (amount: string | null) => amount && money(amount)
  const notes = margin && [margin.percent && format.percent(margin.percent), margin.per_m3 && `${money(margin.per_m3)}/m³`]

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
          value={[deal.purchased_percent, deal.loaded_percent, deal.delivered_percent].map(format.percent).join(' / ')}
          tone={isStillBought(deal) && Number(deal.purchased_percent) < 100 ? 'waiting' : 'plain'}
        />
      )}
      {deal?.actual?.margin && (
        <KeyFigure label={t('figures.actual_margin')} size="s" value={moneyOrNone(deal.actual.margin.amount)} />
      )}
      {margin && (
        <KeyFigure
          label={t('figures.margin')}
          value={moneyOrNone(margin.amount)}
          note={margin.amount === null ? t('figures.without_purchase_price', { count: unboughtLines }) : notes?.filter(Boolean).join(', ')}
          tone={margin.amount === null ? 'waiting' : Number(margin.amount) < 0 ? 'blocked' : 'good'}
        />
      )}
    </FigureList>
  )
}

type Need = DealTransition['missing'][number]

const steps = ['order_confirmation', 'confirmed', 'completed'] as const

/** What is missing before the next step, or before the deal can be saved at all. */
export function DealNeeds({ transitions, mistakes }: DealSteps) {
  const { t } = useTranslation('pages/deal')
  const { editor } = useDealContext()
  const format = useFormat()
  const next = transitions.find((transition) => transition.forward)
  const step = steps.find((each) => each === next?.to)
  const needs: NeedItem[] =
    mistakes.length > 0
      ? mistakes.map((mistake) => ({
          id: mistake.name,
          text: mistake.name === 'client_id' ? t('needs.code.client') : t('needs.field', sayMistake(mistake)),
          onGo: () => goTo(editor, mistake.name),
        }))
      : itemsOf(next?.missing ?? [])
  if (mistakes.length === 0 && !step) return null

  function itemsOf(missing: readonly Need[]): NeedItem[] {
    return inFormOrder(missing, ({ pointer }) => fieldNameOf(pointer ?? '')).map((need, at) => ({
      id: `${need.code}-${at}`,
      text: withLine(sayNeed(need), need.pointer),
      onGo: need.pointer === undefined ? undefined : () => goTo(editor, fieldNameOf(need.pointer ?? '')),
    }))
  }

  function sayNeed({ code, params }: Need): string {
    const { over, exposure, amount, limit } = params ?? {}
    if (!over || !exposure || !amount || !limit) return t(`needs.code.${code}`)
    const money = (euros: string) => format.money(euros, 'EUR')
    return t('needs.over_limit', { over: money(over), exposure: money(exposure), amount: money(amount), limit: money(limit) })
  }

  function withLine(text: string, pointer: string | undefined) {
    const [, at] = /^\/lines\/(\d+)/.exec(pointer ?? '') ?? []
    return at === undefined ? text : t('needs.in_line', { number: rowNumberOf(editor, Number(at)), field: text })
  }

  function sayMistake({ name, message }: { name: string; message: string }) {
    const [root = '', at, inLine] = name.split('.')
    const path = root === 'lines' ? (inLine ?? 'lines') : name in fieldKeys ? (fieldKeys[name] ?? root) : root
    const field = t(`field.${path}` as 'field.client_id')
    const number = Number(at) + 1
    if (root === 'other_costs' && at !== undefined)
      return { message, field: t('needs.in_cost', { number, field: t(inLine === 'name' ? 'field.cost_name' : 'field.cost_amount') }) }
    if (root === 'lines' && at !== undefined)
      return { message, field: t('needs.in_line', { number: rowNumberOf(editor, Number(at)), field }) }
    return { message, field }
  }

  // What the step after the next will lack is better known before a client has the order confirmation.
  const ahead = mistakes.length > 0 ? [] : (next?.ahead ?? [])

  return (
    <>
      <NeedList
        title={t(mistakes.length > 0 ? 'needs.title.save' : `needs.title.${step ?? 'confirmed'}`)}
        needs={needs}
        settled={t('needs.settled')}
      />
      {ahead.length > 0 && (
        <NeedList title={t('needs.title.confirmed')} needs={itemsOf(ahead)} settled="" />
      )}
    </>
  )
}

/** Fields that lie within another and have a name of their own. */
const fieldKeys: Readonly<Record<string, string>> = {
  'incoterms.place': 'incoterms_place',
  'payment_terms.net_days': 'net_days',
  'transport.count': 'transport_count',
  'commission.value': 'commission_value',
}
