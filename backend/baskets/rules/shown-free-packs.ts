import type { Role } from '../../call'

/** Above this number, a company sees only that there are more packs. */
export const MAX_SHOWN_PACKS = 5

type AmountViewer = [person: { role: Role }, company: { sees_full_amounts: number }]

/** True if the exact number is hidden: for clients whose company lacks the flag. */
export const isAmountHidden = (packs: number, ...[person, company]: AmountViewer): boolean =>
  person.role === 'client' && company.sees_full_amounts === 0 && packs > MAX_SHOWN_PACKS

/**
 * Returns the number of free packs to show: exact for staff; 6 for more than 5 if the exact number
 * is hidden.
 */
export const toShownFreePacks = (packs: number, ...sight: AmountViewer): number =>
  isAmountHidden(packs, ...sight) ? MAX_SHOWN_PACKS + 1 : packs
