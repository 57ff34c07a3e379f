import type { Role, Schemas } from '../../call'

type OfferStatus = Schemas['OfferStatus']

const SERVING: readonly Role[] = ['manager', 'country_manager', 'global_manager', 'admin']

/** Who answers an open offer and who takes it back: the company it was made to, and those of the house who serve it. */
const WHO: Readonly<Partial<Record<OfferStatus, readonly Role[]>>> = {
  accepted: ['client'],
  declined: ['client'],
  withdrawn: SERVING,
}

/** The last day of an offer is over. */
export const isPast = (validUntil: string, today: string): boolean => validUntil < today

/** What this person may do with an offer. */
export function offerSteps(
  role: Role,
  { status, valid_until }: { status: OfferStatus; valid_until: string },
  today: string,
): OfferStatus[] {
  if (status !== 'open') return []
  return (['accepted', 'declined', 'withdrawn'] as const).filter(
    (to) => WHO[to]?.includes(role) && (to === 'withdrawn' || !isPast(valid_until, today)),
  )
}
