import type { CoverAmount } from '@/entities/cover'
import { toLitres, formatM3, type PickAmount } from './remainder'

/**
 * An amount beside what a line has of the same wood already, since a call says how much there is to be. In packs where both are whole ones: those are
 * exact, whatever rounding made of their m³.
 * @param litres what is added; null where nobody can tell, which is refused as it stands
 */
export function addToAllocated(
  has: CoverAmount,
  { quantity, unit, litres }: PickAmount & { readonly litres: number | null },
): PickAmount {
  if (toLitres(has.m3) === 0 || litres === null) return { quantity, unit }
  if (unit === 'pack' && has.packs !== null && !has.packs.includes('.'))
    return { quantity: String(Number(has.packs) + Number(quantity)), unit }
  return { quantity: formatM3(toLitres(has.m3) + litres), unit: 'm3' }
}
