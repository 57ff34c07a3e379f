import type { components } from '@/shared/api/generated/schema'

/** What is claimed of wood and its chain of custody. */
export type Certification = components['schemas']['Certification']

/** The claims of each scheme, from the strongest on: who has one has those behind it too. */
const schemes: readonly (readonly Certification[])[] = [
  ['fsc_100', 'fsc_mix_credit', 'fsc_controlled_wood'],
  ['pefc_100', 'pefc_certified'],
]

/** Whether wood with one claim may be sold with another. */
export const coversClaim = (has: Certification, claimed: Certification): boolean =>
  claimed === 'none' ||
  has === claimed ||
  schemes.some((claims) => claims.includes(has) && claims.indexOf(has) <= claims.indexOf(claimed))
