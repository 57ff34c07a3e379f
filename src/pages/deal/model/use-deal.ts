import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import {
  computeDealFigures,
  type Deal,
  type DealFigures,
  dealQueryOptions,
  type FigureTerms,
  toValidCharges,
} from '@/entities/deal'
import { useRecord } from '@/features/edit-record'
import { getFilledLines } from '@/widgets/wood-lines'
import { dealFormConfig, withDealCurrency } from './deal-form'
import type { DealLine, DealLineEditor } from './deal-line'
import { getDealLineFigures } from './line-discount'

/** Returns the line editor of the open deal; the same object while the screen is open. */
export function useDealLines(): DealLineEditor {
  const { lines } = useRecord(dealFormConfig)
  if (!lines) throw new Error('A deal has lines')
  return lines
}

/** True if the user may see the deal's margin. The author of a new deal always may. */
export function useCanSeeMargin(): boolean {
  const { saved } = useRecord(dealFormConfig)
  return saved === null || saved.planned.margin !== null
}

/**
 * Returns the latest deal from the server with its payments; null for a new one. Payments do not
 * change the version, so the form does not include them.
 */
export function useCurrentDeal(): Deal | null {
  const { saved } = useRecord(dealFormConfig)
  const { data } = useQuery({ ...dealQueryOptions(saved?.id ?? ''), enabled: saved !== null })
  return saved && (data ?? saved)
}

/** Returns planned figures of the current form values; deferred, so typing is not delayed. */
export function useDealFigures(): {
  figures: DealFigures
  terms: FigureTerms
  filledLines: readonly DealLine[]
} {
  const { form, saved } = useRecord(dealFormConfig)
  const canSeeMargin = useCanSeeMargin()
  const store = useDealLines().lines
  const lines = useDeferredValue(useSyncExternalStore(store.subscribe, store.lines))
  const [currency, exchange_rate, commission, planned_freight, other_costs, charges] =
    useDeferredValue(
      useWatch({
        control: form.control,
        name: [
          'currency',
          'exchange_rate',
          'commission',
          'planned_freight',
          'other_costs',
          'charges',
        ],
      }),
    )
  const terms = useMemo<FigureTerms>(() => {
    const deal = { currency: currency || 'EUR' }
    const { kind } = commission
    return {
      ...deal,
      exchange_rate,
      planned_freight: planned_freight.amount ? withDealCurrency(planned_freight, deal) : null,
      other_costs: other_costs.map((cost) => withDealCurrency(cost, deal)),
      charges: toValidCharges(charges, deal.currency),
      commission: kind === '' ? null : withDealCurrency({ ...commission, kind }, deal),
    }
  }, [currency, exchange_rate, commission, planned_freight, other_costs, charges])
  const filledLines = useMemo(() => getFilledLines(lines), [lines])
  const figures = useMemo(() => {
    const services = saved?.lines.flatMap(({ id, service }) =>
      service && filledLines.some((line) => line.id === id) ? [service.amount] : [],
    )
    return computeDealFigures(
      filledLines.map((line) => getDealLineFigures(line, terms.currency)),
      terms,
      canSeeMargin,
      services,
    )
  }, [filledLines, terms, canSeeMargin, saved])
  return { figures, terms, filledLines }
}
