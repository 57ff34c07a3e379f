import type { CargoFigures, CargoWrite, Schemas } from '../contract'

type VgmTerms = Pick<CargoWrite, 'kind' | 'vgm_kg' | 'vgm_date' | 'atd' | 'etd'>

/** Warns if a container's VGM is less than its load's weight or dated after the departure. */
export function findVgmWarnings(
  write: VgmTerms,
  { gross_kg }: Pick<CargoFigures, 'gross_kg'>,
): Schemas['CargoWarning'][] {
  if (write.kind !== 'container') return []
  const warnings: Schemas['CargoWarning'][] = []
  if (write.vgm_kg !== null && write.vgm_kg < gross_kg)
    warnings.push({ code: 'vgm_under_load', pointer: '/vgm_kg', params: { load_kg: gross_kg } })
  const departure = write.atd ?? write.etd
  if (write.vgm_date !== null && departure !== null && write.vgm_date > departure) {
    warnings.push({ code: 'vgm_after_departure', pointer: '/vgm_date', params: { departure } })
  }
  return warnings
}
