import { spaces } from '@/shared/lib/load-plan'
import { fromLitres } from '../../db/decimal-columns'
import type { CargoWrite } from '../contract'

type CapacityTerms = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/**
 * Returns maximum gross weight and payload in kg and capacity in m3; each is null if unknown. Plate
 * values override the defaults of the type.
 */
export function getCargoCapacity({ kind, container_type, tare_kg, max_gross_kg }: CapacityTerms) {
  const typeValues = kind === 'truck' ? spaces.trailer : container_type && spaces[container_type]
  const grossLimit = max_gross_kg ?? typeValues?.maxGrossKg ?? null
  const tare = tare_kg ?? typeValues?.tareKg ?? null
  return {
    maxGrossKg: grossLimit,
    payloadKg: grossLimit === null || tare === null ? null : grossLimit - tare,
    capacityM3: typeValues ? fromLitres(typeValues.litres) : null,
  }
}
