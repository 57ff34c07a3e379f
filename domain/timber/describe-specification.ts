import type { components } from '@contract/schema'
import { formatLengths, type LengthWords } from './format-lengths'

type Specification = components['schemas']['Specification']

/** Formatters of a specification's words in one language. */
interface SpecificationWords {
  wood: (wood: NonNullable<Specification['wood']>) => string
  treatment: (treatment: NonNullable<Specification['treatment']>) => string
  lengths: LengthWords
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
    formatSize(specification, words.lengths),
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * Formats dimensions in mm as written on a pack: `47×100×4800`, or `Ø80×2500` for a pole. Mixed
 * lengths are in metres: `47×100 3.0–5.4 m`.
 */
export function formatSize(
  specification: Pick<
    Specification,
    'thickness_mm' | 'width_mm' | 'length_mm' | 'diameter_mm' | 'lengths'
  >,
  words?: LengthWords,
): string {
  const { thickness_mm, width_mm, length_mm, diameter_mm, lengths } = specification
  const section = diameter_mm === null ? [thickness_mm, width_mm] : [`Ø${diameter_mm}`]
  const parts = lengths ? section : [...section, length_mm]
  const size = parts.map((part) => part ?? '–').join('×')
  return lengths ? `${size} ${formatLengths(lengths, words)}` : size
}
