import { spaces } from '@/shared/lib/load-plan'
import { fromLitres } from '../../db/decimal-columns'
import type { CargoWrite } from '../contract'

type CapacityTerms = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/**
 * Returns maximum gross weight and payload in kg and capacity in m3; each is null if unknown. Plate
 * values override the defaults of the type.
 */
export function getCargoCapacity({ kind, container_type, tare_kg, max_gross_kg }: CapacityTerms) {
  const usual = kind === 'truck' ? spaces.trailer : container_type && spaces[container_type]
  const most = max_gross_kg ?? usual?.maxGrossKg ?? null
  const tare = tare_kg ?? usual?.tareKg ?? null
  return {
    mostGrossKg: most,
    payloadKg: most === null || tare === null ? null : most - tare,
    capacityM3: usual ? fromLitres(usual.litres) : null,
  }
}
