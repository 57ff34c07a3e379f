import type { Role } from '../../call'

/** Above so many packs a company sees no more than that there are more. */
export const MAX_SHOWN_PACKS = 5

type AmountViewer = [person: { role: Role }, company: { sees_full_amounts: number }]

/** Whether there are more packs than a company may be told: a client without its flag. */
export const isAmountHidden = (packs: number, ...[person, company]: AmountViewer): boolean =>
  person.role === 'client' && company.sees_full_amounts === 0 && packs > MAX_SHOWN_PACKS

/** How many free packs somebody reads: the house all of them, a client without its company's flag 6 where there are more than 5. */
export const toShownFreePacks = (packs: number, ...sight: AmountViewer): number =>
  isAmountHidden(packs, ...sight) ? MAX_SHOWN_PACKS + 1 : packs
