import type { Schemas } from '../call'
import { packsOf } from '../allocations/rules/packs'
import { fromLitres } from '../db/decimal-columns'

/** Litres of a wood as they are shown; whole packs that are known count, whatever rounding made of them. */
export const coverAmount = (
  litres: number,
  wood: Schemas['Specification'],
  packs: number | null = null,
): Schemas['CoverAmount'] => ({
  m3: fromLitres(litres),
  packs: packs === null ? packsOf(litres, wood) : String(packs),
})
