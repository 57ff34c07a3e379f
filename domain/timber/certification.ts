import type { components } from '@contract/schema'

/** Certification claim of wood in the chain of custody. */
export type Certification = components['schemas']['Certification']

/** Claims of each scheme, strongest first; a claim includes the weaker ones. */
const SCHEMES: readonly (readonly Certification[])[] = [
  ['fsc_100', 'fsc_mix_credit', 'fsc_controlled_wood'],
  ['pefc_100', 'pefc_certified'],
]

/** True if wood with one claim may be sold with another. */
export const coversClaim = (woodClaim: Certification, requiredClaim: Certification): boolean =>
  requiredClaim === 'none' ||
  woodClaim === requiredClaim ||
  SCHEMES.some(
    (claims) =>
      claims.includes(woodClaim) && claims.indexOf(woodClaim) <= claims.indexOf(requiredClaim),
  )
