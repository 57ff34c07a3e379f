import type { TFunction } from 'i18next'
import type { Specification } from '../api/product-search'
import { sizeOf } from './specification'

/** A free specification in one line, as it would be named: wood, treatment, grade, size. */
export function describeSpecification(t: TFunction, specification: Specification): string {
  const { wood, treatment, quality } = specification
  const parts = [
    t(`entities/product:wood.${wood}`),
    treatment !== 'none' && t(`entities/product:treatment.${treatment}`),
    quality,
    sizeOf(specification),
  ]
  return parts.filter(Boolean).join(' ')
}
