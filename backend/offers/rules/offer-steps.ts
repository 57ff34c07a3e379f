import type { Role, Schemas } from '../../call'

type OfferStatus = Schemas['OfferStatus']

const SERVING_ROLES: readonly Role[] = ['manager', 'country_manager', 'global_manager', 'admin']

/** Who answers an open offer and who takes it back: the company it was made to, and those of the house who serve it. */
const stepRoles: Readonly<Partial<Record<OfferStatus, readonly Role[]>>> = {
  accepted: ['client'],
  declined: ['client'],
  withdrawn: SERVING_ROLES,
}

/** The last day of an offer is over. */
export const isOfferExpired = (validUntil: string, today: string): boolean => validUntil < today

/** What this person may do with an offer. */
export function getOfferSteps(
  role: Role,
  { status, valid_until }: { status: OfferStatus; valid_until: string },
  today: string,
): OfferStatus[] {
  if (status !== 'open') return []
  return (['accepted', 'declined', 'withdrawn'] as const).filter(
    (to) =>
      stepRoles[to]?.includes(role) && (to === 'withdrawn' || !isOfferExpired(valid_until, today)),
  )
}
