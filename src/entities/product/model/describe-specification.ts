import { i18n } from '@/shared/i18n'
import type { Specification } from '../api/product-search'
import { formatSize } from './format-size'

/** A free specification in one line, as it would be named, in the reader's language or another one: wood, treatment, grade, size. */
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
