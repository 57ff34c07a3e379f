import { i18n } from '@/shared/i18n'
import type { Specification } from '../api/product-search'
import { formatSize } from './format-size'

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
