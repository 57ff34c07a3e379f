import type { Role } from '../../call'

/** Above so many packs a company sees no more than that there are more. */
const MOST_SHOWN = 5

/** How many free packs somebody reads: the house all of them, a client without its company's flag 6 where there are more than 5. */
export const shownFree = (packs: number, person: { role: Role }, company: { sees_full_amounts: number }): number =>
  person.role === 'client' && company.sees_full_amounts === 0 ? Math.min(packs, MOST_SHOWN + 1) : packs
