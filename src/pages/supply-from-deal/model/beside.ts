import type { CoverAmount } from '@/entities/cover'
import { litresOf, m3Of, type Amount } from './rest'

/**
 * An amount beside what a line has of the same wood already, since a call says how much there is to be. In packs where both are whole ones: those are
 * exact, whatever rounding made of their m³.
 * @param litres what is added; null where nobody can tell, which is refused as it stands
 */
export function beside(
  has: CoverAmount,
  { quantity, unit, litres }: Amount & { readonly litres: number | null },
): Amount {
  if (litresOf(has.m3) === 0 || litres === null) return { quantity, unit }
  if (unit === 'pack' && has.packs !== null && !has.packs.includes('.'))
    return { quantity: String(Number(has.packs) + Number(quantity)), unit }
  return { quantity: m3Of(litresOf(has.m3) + litres), unit: 'm3' }
}
