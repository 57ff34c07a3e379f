import type { LineDraft } from '@/entities/deal'

type Certification = LineDraft['certification']

/** The claims of each scheme, from the strongest on: who has one has those behind it too. */
const schemes: readonly (readonly Certification[])[] = [
  ['fsc_100', 'fsc_mix_credit', 'fsc_controlled_wood'],
  ['pefc_100', 'pefc_certified'],
]

const satisfies = (has: Certification, required: Certification) =>
  required === 'none' || has === required || schemes.some((claims) => claims.includes(has) && claims.indexOf(has) <= claims.indexOf(required))

/**
 * The claim with which a line falls short of the certification that the client requires: its product's, or else its own. Null where it
 * doesn't, or has no wood yet. Wood that is in no list is bought as the line claims it.
 */
export function shortOf(line: LineDraft, required: Certification): Certification | null {
  if (!line.specification) return null
  const wood = line.product_id === null ? line.certification : line.specification.certification
  if (!satisfies(wood, required)) return wood
  return satisfies(line.certification, required) ? null : line.certification
}
