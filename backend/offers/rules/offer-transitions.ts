import type { Role, Schemas } from '../../call'

type OfferStatus = Schemas['OfferStatus']

const SERVING_ROLES: readonly Role[] = ['manager', 'country_manager', 'global_manager', 'admin']

/**
 * Roles that answer an open offer (the company's) and that withdraw it (staff who serve the
 * company).
 */
const TRANSITION_ROLES: Readonly<Partial<Record<OfferStatus, readonly Role[]>>> = {
  accepted: ['client'],
  declined: ['client'],
  withdrawn: SERVING_ROLES,
}

/** True if the last day of the offer has passed. */
export const isOfferExpired = (validUntil: string, today: string): boolean => validUntil < today

/** Returns the transitions that the person may make. */
export function getOfferTransitions(
  role: Role,
  { status, valid_until }: { status: OfferStatus; valid_until: string },
  today: string,
): OfferStatus[] {
  if (status !== 'open') return []
  return (['accepted', 'declined', 'withdrawn'] as const).filter(
    (to) =>
      TRANSITION_ROLES[to]?.includes(role) &&
      (to === 'withdrawn' || !isOfferExpired(valid_until, today)),
  )
}
