import type { components } from '@/shared/api/generated/schema'

type Specification = components['schemas']['Specification']

/** Formatters of a specification's words in one language. */
type SpecificationWords = {
  wood: (wood: NonNullable<Specification['wood']>) => string
  treatment: (treatment: NonNullable<Specification['treatment']>) => string
}

/** Describes a free specification in one line: wood, treatment, grade, size. */
export function describeSpecification(
  specification: Specification,
  words: SpecificationWords,
): string {
  const { wood, treatment, quality } = specification
  const parts = [
    wood && words.wood(wood),
    treatment && treatment !== 'none' && words.treatment(treatment),
    quality,
    formatSize(specification),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Formats dimensions in mm as written on a pack: `47×100×4800`, or `Ø80×2500` for a pole. */
export function formatSize(specification: Specification): string {
  const { thickness_mm, width_mm, length_mm, diameter_mm } = specification
  const parts =
    diameter_mm === null ? [thickness_mm, width_mm, length_mm] : [`Ø${diameter_mm}`, length_mm]
  return parts.map((part) => part ?? '–').join('×')
}
