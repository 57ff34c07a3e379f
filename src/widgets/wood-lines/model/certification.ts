import { coversClaim, type Certification } from '@/shared/lib/timber'
import type { WoodLine } from './wood-line'

/**
 * Returns the claim that a line lacks: the required one, or its own. Compares with the product's
 * claim, else the line's. Null if nothing is missing or the line has no wood. Wood without a
 * product is bought with the line's own claim.
 */
export function findMissingClaim(line: WoodLine, required: Certification): Certification | null {
  if (!line.specification) return null
  const wood = line.product_id === null ? line.certification : line.specification.certification
  if (!coversClaim(wood, required)) return wood
  if (!coversClaim(line.certification, required)) return line.certification
  return coversClaim(wood, line.certification) ? null : wood
}
