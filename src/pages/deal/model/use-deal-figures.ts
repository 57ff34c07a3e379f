import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { computeDealFigures, type DealFigures, type FigureTerms } from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { getLineFigures, getFilledLines } from '@/widgets/wood-lines'
import { dealForm } from './deal-form'
import type { DealLine } from './deal-line'
import { useCanSeeMargin, useDealLines } from './use-deal'

/** Returns planned figures of the current form values; deferred, so typing is not delayed. */
export function useDealFigures(): {
  figures: DealFigures
  terms: FigureTerms
  sent: readonly DealLine[]
} {
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
    return {
      currency: currency || 'EUR',
      exchange_rate,
      planned_freight,
      other_costs,
      commission: kind === '' ? null : { kind, value },
    }
  }, [currency, exchange_rate, commission, planned_freight, other_costs])
  const sent = useMemo(() => getFilledLines(lines), [lines])
  const figures = useMemo(() => {
    const services = saved?.lines.flatMap(({ id, service }) =>
      service && sent.some((line) => line.id === id) ? [service.amount] : [],
    )
    return computeDealFigures(
      sent.map((line) => getLineFigures(line, terms.currency)),
      terms,
      canSeeMargin,
      services,
    )
  }, [sent, terms, canSeeMargin, saved])
  return { figures, terms, sent }
}
