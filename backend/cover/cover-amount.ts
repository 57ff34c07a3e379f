import type { Schemas } from '../call'
import { litresToPacks } from '../allocations/rules/packs'
import { fromLitres } from '../db/decimal-columns'

/** Litres of a wood as they are shown; whole packs that are known count, whatever rounding made of them. */
export const toCoverAmount = (
  litres: number,
  wood: Schemas['Specification'],
  packs: number | null = null,
): Schemas['CoverAmount'] => ({
  m3: fromLitres(litres),
  packs: packs === null ? litresToPacks(litres, wood) : String(packs),
})
