import { coversClaim, type Certification } from '@/shared/lib/timber'
import type { WoodLine } from './wood-line'

/**
 * The claim with which a line falls short of the certification that is required, as by a client, or of the one that it claims itself: its product's, or
 * else its own. Null where it doesn't, or has no wood yet. Wood that is in no list is bought as the line claims it.
 */
export function findMissingClaim(line: WoodLine, required: Certification): Certification | null {
  if (!line.specification) return null
  const wood = line.product_id === null ? line.certification : line.specification.certification
  if (!coversClaim(wood, required)) return wood
  if (!coversClaim(line.certification, required)) return line.certification
  return coversClaim(wood, line.certification) ? null : wood
}
