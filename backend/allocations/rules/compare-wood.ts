import { coversClaim } from '@domain/timber'
import type { Schemas } from '../../call'
import { toWoodKey } from '../../wood-lines/wood-key'

type ComparedLine = {
  specification: Schemas['Specification']
  certification: Schemas['Certification']
}

/** True if the wood can be allocated at all: same species and section. */
export const isSameWood = (bought: ComparedLine, sold: ComparedLine): boolean =>
  sold.specification.wood !== null &&
  toWoodKey(bought.specification) === toWoodKey(sold.specification)

/** Returns the differences between bought and sold wood that need the client's consent. */
export function findWoodDifferences(
  bought: ComparedLine,
  sold: ComparedLine,
): Schemas['AllocationWarning'][] {
  const [has, wants] = [bought.specification, sold.specification]
  const found: Schemas['AllocationWarning'][] = []
  if (has.profile !== wants.profile) found.push('other_profile')
  if (has.quality !== wants.quality) found.push('other_grade')
  if (has.length_mm !== wants.length_mm) found.push('other_length')
  if (has.treatment !== wants.treatment) found.push('other_treatment')
  if (!coversClaim(bought.certification, sold.certification)) found.push('other_certificate')
  return found
}
