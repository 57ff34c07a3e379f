import type { Sawmill } from '@/entities/sawmill'
import type { SupplyValues } from './supply-form'

/** As much of an address as a loading place takes. */
const MAX_LENGTH = 160

/** What a mill brings to a supply with it: how it is paid, and where its wood is loaded. */
export function toMillDefaults({
  payment_terms: { kind, net_days },
  address,
}: Sawmill): Partial<SupplyValues> {
  const place = address
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
  return {
    payment_terms: { kind, net_days: net_days === null ? '' : String(net_days) },
    ...(place && place.length <= MAX_LENGTH && { loading_place: place }),
  }
}
