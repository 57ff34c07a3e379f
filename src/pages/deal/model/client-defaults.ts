import type { Client } from '@/entities/client'
import { same } from '@/shared/lib/same'
import type { DealValues } from './deal-form'

type Defaults = Partial<
  Pick<DealValues, 'currency' | 'payment_terms' | 'incoterms' | 'destination' | 'tolerance_percent' | 'sale_manager_id'>
>

/** What a client brings to a deal with it. */
export function defaultsOf(client: Client): Defaults {
  const { kind, net_days } = client.payment_terms
  return {
    currency: client.currency,
    payment_terms: { kind, net_days: net_days === null ? '' : String(net_days) },
    tolerance_percent: String(client.tolerance_percent),
    ...(client.default_incoterms && { incoterms: client.default_incoterms }),
    ...(client.default_destination !== null && { destination: client.default_destination }),
    ...(client.sale_manager_id !== null && { sale_manager_id: client.sale_manager_id }),
  }
}

/**
 * The fields that a newly chosen client fills: those that nobody has typed into, which still are as the deal began or as the client before
 * left them.
 *
 * @param began the deal as it was opened
 * @param before what the client chosen before had brought, if there was one
 */
export function fieldsToFill(
  now: DealValues,
  began: DealValues,
  before: Defaults,
  client: Client,
  isEditable: (field: string) => boolean,
): Defaults {
  const brought = Object.entries(defaultsOf(client)) as [keyof Defaults, Defaults[keyof Defaults]][]
  const free = brought.filter(([field]) => {
    const isUntouched = same(now[field], began[field]) || (field in before && same(now[field], before[field]))
    return isUntouched && isEditable(field)
  })
  return Object.fromEntries(free)
}
