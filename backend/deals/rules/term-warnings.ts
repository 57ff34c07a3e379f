import { weekEnd } from '@domain/timber'
import type { DealWarning, DealWrite } from '../contract'

type Terms = Pick<
  DealWrite,
  | 'client_id'
  | 'customer_reference'
  | 'date'
  | 'delivery_week_from'
  | 'delivery_week_to'
  | 'incoterms'
  | 'planned_freight'
>

/** The data that term warnings check. */
export interface TermSubject {
  deal: Terms
  /** The saved deal; null for a new one. Saved terms give no warning again. */
  saved: Terms | null
  /** Number of the client's newest other deal with this reference. */
  sameReference: string | null
  showsMargin: boolean
}

/** Rules of Incoterms 2020 under which the seller pays the carriage. */
const FREIGHT_PAID_BY_SELLER: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']

/**
 * Returns warnings of probable slips: unplanned freight, a delivery before the deal's date, a
 * reused reference.
 */
export function findTermWarnings({
  deal,
  saved,
  sameReference,
  showsMargin,
}: TermSubject): DealWarning[] {
  const warnings: DealWarning[] = []
  const { rule } = deal.incoterms
  if (
    showsMargin &&
    FREIGHT_PAID_BY_SELLER.includes(rule) &&
    deal.planned_freight === null &&
    !(saved?.incoterms.rule === rule && saved.planned_freight === null)
  ) {
    warnings.push({ code: 'freight_not_planned', pointer: '/planned_freight', params: { rule } })
  }
  const last = getLastWeek(deal)
  if (
    last !== null &&
    weekEnd(last) < deal.date &&
    !(saved && getLastWeek(saved) === last && saved.date === deal.date)
  ) {
    warnings.push({
      code: 'delivery_before_date',
      pointer: '/delivery_week_to',
      params: { date: deal.date },
    })
  }
  if (sameReference !== null && hasNewReference(deal, saved)) {
    warnings.push({
      code: 'reference_used',
      pointer: '/customer_reference',
      params: { number: sameReference },
    })
  }
  return warnings
}

/** True if the deal's reference is not saved with this client yet. */
export const hasNewReference = (deal: Terms, saved: Terms | null): boolean =>
  deal.customer_reference !== null &&
  !(saved?.customer_reference === deal.customer_reference && saved.client_id === deal.client_id)

const getLastWeek = ({ delivery_week_from, delivery_week_to }: Terms): string | null =>
  delivery_week_to ?? delivery_week_from
