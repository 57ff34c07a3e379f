import { i18n } from '@/shared/i18n'
import type { Specification } from '../api/product-search'
import { sizeOf } from './specification'

/** A free specification in one line, as it would be named, in the current language: wood, treatment, grade, size. */
export function describeSpecification(specification: Specification): string {
  const { wood, treatment, quality } = specification
  const parts = [
    wood && i18n.t(`entities/product:wood.${wood}`),
    treatment && treatment !== 'none' && i18n.t(`entities/product:treatment.${treatment}`),
    quality,
    sizeOf(specification),
  ]
  return parts.filter(Boolean).join(' ')
}
