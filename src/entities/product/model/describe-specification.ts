import type { Specification } from '../api/product-search'
import { i18n } from '@/shared/i18n'

/** Describes a free specification in one line: wood, treatment, grade, size. */
export function describeSpecification(
  specification: Specification,
  language: string = i18n.language,
): string {
  const { wood, treatment, quality } = specification
  const parts = [
    wood && i18n.t(`entities/product:wood.${wood}`, { lng: language }),
    treatment &&
      treatment !== 'none' &&
      i18n.t(`entities/product:treatment.${treatment}`, { lng: language }),
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
