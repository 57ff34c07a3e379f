import { sumPacks } from './sum-packs'
import { fromCents, fromLitres, toCents, toLitres } from '../../db/decimal-columns'
import { share } from '../../allocations/rules/cost'
import { euroOf } from '../../wood-lines/euro-of'
import { percentOf } from '../../wood-lines/percent'
import type { CargoFigures, CargoWrite } from '../contract'
import { sizesOf } from './sizes'

/** What a load comes to. */
export type FiguredLoad = {
  litres: number
  packs: string | null
  counted_net_kg: number
  counted_gross_kg: number
}

type Figured = Pick<
  CargoWrite,
  | 'kind'
  | 'container_type'
  | 'tare_kg'
  | 'max_gross_kg'
  | 'currency'
  | 'exchange_rate'
  | 'freight'
  | 'actual_freight'
>

/** What a cargo comes to: what is in it, how full that makes it, and what its freight costs. */
export function cargoFigures(cargo: Figured, loads: readonly FiguredLoad[]): CargoFigures {
  const { payloadKg, capacityM3 } = sizesOf(cargo)
  const litres = loads.reduce((sum, load) => sum + load.litres, 0)
  const grossKg = loads.reduce((sum, load) => sum + load.counted_gross_kg, 0)
  const space = capacityM3 === null ? null : toLitres(capacityM3)
  const freight = freightEuro(cargo)
  return {
    m3: fromLitres(litres),
    packs: sumPacks(loads.map(({ packs }) => packs)),
    net_kg: loads.reduce((sum, load) => sum + load.counted_net_kg, 0),
    gross_kg: grossKg,
    payload_kg: payloadKg,
    capacity_m3: capacityM3,
    weight_percent: payloadKg === null || payloadKg <= 0 ? null : percentOf(grossKg, payloadKg),
    space_percent: space === null ? null : percentOf(litres, space),
    binding: bindingOf({ litres, grossKg, payloadKg, space }),
    remaining_kg: payloadKg === null ? null : payloadKg - grossKg,
    remaining_m3: remainingOf({ litres, grossKg, payloadKg, space }),
    freight_eur: freight,
    freight_eur_per_m3:
      freight === null || litres === 0 ? null : fromCents(share(toCents(freight), 1000, litres)),
  }
}

/** The actual freight, else the booked one, in euro; null while it or its rate is open. */
export function freightEuro({
  actual_freight,
  freight,
  ...money
}: Pick<Figured, 'currency' | 'exchange_rate' | 'freight' | 'actual_freight'>): string | null {
  const amount = actual_freight ?? freight
  return amount === null ? null : euroOf(money, amount)
}

type Fill = { litres: number; grossKg: number; payloadKg: number | null; space: number | null }

/** Which of weight and space is nearer to full. */
function bindingOf({ litres, grossKg, payloadKg, space }: Fill): CargoFigures['binding'] {
  if (litres === 0 || (payloadKg === null && space === null)) return null
  if (payloadKg === null || payloadKg <= 0) return 'space'
  // Cross-multiplied, so that it is exact.
  return space === null || grossKg * space >= litres * payloadKg ? 'weight' : 'space'
}

/** What else fits of wood as heavy as what is loaded, m3. */
function remainingOf({ litres, grossKg, payloadKg, space }: Fill): string | null {
  if (space === null) return null
  const bySpace = Math.max(0, space - litres)
  if (payloadKg === null || grossKg === 0) return fromLitres(bySpace)
  return fromLitres(
    Math.min(bySpace, Math.floor((Math.max(0, payloadKg - grossKg) * litres) / grossKg)),
  )
}
