import { computeAmountPerM3 } from '@domain/money'
import { formatDecimal, parseDecimal, trimDecimal, scaleToPlaces } from '@domain/numbers'
import { spaces } from '@domain/load-plan'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { convertDocumentAmount, formatShare } from '../../wood-lines/wood-figures'
import type { CargoFigures, CargoWrite } from '../schema'

type CapacityTerms = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/**
 * Returns maximum gross weight, tare and payload in kg and capacity in m3; each is null if unknown.
 * Plate values override the defaults of the type.
 */
export function getCargoCapacity({ kind, container_type, tare_kg, max_gross_kg }: CapacityTerms) {
  const typeValues = kind === 'truck' ? spaces.trailer : container_type && spaces[container_type]
  const grossLimit = max_gross_kg ?? typeValues?.maxGrossKg ?? null
  const tare = tare_kg ?? typeValues?.tareKg ?? null
  return {
    maxGrossKg: grossLimit,
    tareKg: tare,
    payloadKg: grossLimit === null || tare === null ? null : grossLimit - tare,
    capacityM3: typeValues ? fromLitres(typeValues.litres) : null,
  }
}

/** Sums the packs of all loads; null if any is unknown. */
function sumPacks(packs: readonly (string | null)[]): string | null {
  const known = packs.filter((each) => each !== null)
  if (known.length < packs.length) return null
  return trimDecimal(
    formatDecimal(
      known.reduce((sum, each) => sum + scaleToPlaces(parseDecimal(each), 2), 0n),
      2,
    ),
  )
}

/** Computed amounts of a load. */
export type LoadAmounts = {
  litres: number
  packs: string | null
  counted_net_kg: number
  counted_gross_kg: number
}

type CargoAmounts = Pick<
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

/** Computes the contents, fill and freight of a cargo. */
export function computeCargoFigures(
  cargo: CargoAmounts,
  loads: readonly LoadAmounts[],
): CargoFigures {
  const { payloadKg, capacityM3 } = getCargoCapacity(cargo)
  const litres = loads.reduce((sum, load) => sum + load.litres, 0)
  const grossKg = loads.reduce((sum, load) => sum + load.counted_gross_kg, 0)
  const space = capacityM3 === null ? null : toLitres(capacityM3)
  const m3 = fromLitres(litres)
  const freight = computeFreightEuro(cargo)
  return {
    m3,
    packs: sumPacks(loads.map(({ packs }) => packs)),
    net_kg: loads.reduce((sum, load) => sum + load.counted_net_kg, 0),
    gross_kg: grossKg,
    payload_kg: payloadKg,
    capacity_m3: capacityM3,
    weight_percent: payloadKg === null || payloadKg <= 0 ? null : formatShare(grossKg, payloadKg),
    space_percent: space === null ? null : formatShare(litres, space),
    binding: findBindingLimit({ litres, grossKg, payloadKg, space }),
    remaining_kg: payloadKg === null ? null : payloadKg - grossKg,
    remaining_m3: computeRemainingVolume({ litres, grossKg, payloadKg, space }),
    freight_eur: freight,
    freight_eur_per_m3: freight === null ? null : computeAmountPerM3(freight, m3),
  }
}

/** Returns the actual (else booked) freight in euro; null if it or its rate is missing. */
function computeFreightEuro({
  actual_freight,
  freight,
  ...money
}: Pick<CargoAmounts, 'currency' | 'exchange_rate' | 'freight' | 'actual_freight'>): string | null {
  const amount = actual_freight ?? freight
  return amount === null ? null : convertDocumentAmount(money, amount)
}

type CargoFill = { litres: number; grossKg: number; payloadKg: number | null; space: number | null }

/** Returns the limit that is closer to full: weight or space. */
function findBindingLimit({
  litres,
  grossKg,
  payloadKg,
  space,
}: CargoFill): CargoFigures['binding'] {
  if (litres === 0 || (payloadKg === null && space === null)) return null
  if (payloadKg === null || payloadKg <= 0) return 'space'
  // Cross-multiplication keeps the comparison exact.
  return space === null || grossKg * space >= litres * payloadKg ? 'weight' : 'space'
}

/** Returns the m3 that still fit, at the density of the loaded wood. */
function computeRemainingVolume({ litres, grossKg, payloadKg, space }: CargoFill): string | null {
  if (space === null) return null
  const bySpace = Math.max(0, space - litres)
  if (payloadKg === null || grossKg === 0) return fromLitres(bySpace)
  return fromLitres(
    Math.min(bySpace, Math.floor((Math.max(0, payloadKg - grossKg) * litres) / grossKg)),
  )
}
