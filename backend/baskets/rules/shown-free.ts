import type { Role } from '../../call'

/** Above so many packs a company sees no more than that there are more. */
export const MOST_SHOWN = 5

type Sight = [person: { role: Role }, company: { sees_full_amounts: number }]

/** Whether there are more packs than a company may be told: a client without its flag. */
export const isHidden = (packs: number, ...[person, company]: Sight): boolean =>
  person.role === 'client' && company.sees_full_amounts === 0 && packs > MOST_SHOWN

/** How many free packs somebody reads: the house all of them, a client without its company's flag 6 where there are more than 5. */
export const shownFree = (packs: number, ...sight: Sight): number =>
  isHidden(packs, ...sight) ? MOST_SHOWN + 1 : packs
