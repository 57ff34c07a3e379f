import { spaces } from '@/shared/lib/load-plan'
import { fromLitres } from '../../db/decimal-columns'
import type { CargoWrite } from '../contract'

type CapacityTerms = Pick<CargoWrite, 'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg'>

/** What a cargo may weigh in all and carry, kg, and hold, m3; each null while nobody knows. What stands on the plate goes before the type. */
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
