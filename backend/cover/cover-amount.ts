import type { Schemas } from '../call'
import { litresToPacks } from '../allocations/rules/packs'
import { fromLitres } from '../db/decimal-columns'

/**
 * Formats litres with their packs. Known whole packs take precedence over the rounded conversion.
 */
export const toCoverAmount = (
  litres: number,
  wood: Schemas['Specification'],
  packs: number | null = null,
): Schemas['CoverAmount'] => ({
  m3: fromLitres(litres),
  packs: packs === null ? litresToPacks(litres, wood) : String(packs),
})
