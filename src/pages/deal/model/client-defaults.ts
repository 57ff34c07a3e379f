import type { Client } from '@/entities/client'
import type { DealValues } from './deal-form'

type ClientDefaults = Partial<
  Pick<
    DealValues,
    | 'currency'
    | 'payment_terms'
    | 'incoterms'
    | 'destination'
    | 'tolerance_percent'
    | 'sale_manager_id'
  >
>

/** What a client brings to a deal with it. */
export function toClientDefaults(client: Client): ClientDefaults {
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
