import { coversClaim, type Certification } from '@domain/timber'
import type { WoodLine } from './wood-line'

/**
 * Returns the insufficient claim of a line: the product's (without a product, the line's own) or
 * the line's own. Both must cover `required`, and the product's must cover the line's own. Null if
 * they do, or if the line has no wood yet.
 */
export function findMissingClaim(line: WoodLine, required: Certification): Certification | null {
  if (!line.specification) return null
  const wood = line.product_id === null ? line.certification : line.specification.certification
  if (!coversClaim(wood, required)) return wood
  if (!coversClaim(line.certification, required)) return line.certification
  return coversClaim(wood, line.certification) ? null : wood
}
