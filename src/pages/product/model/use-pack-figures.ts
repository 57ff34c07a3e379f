import { useWatch } from 'react-hook-form'
import { blankSpecification, computePackFigures } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { isDecimal } from '@domain/numbers'
import { productForm, type ProductValues } from './product-form'

const sizeFields = [
  'thickness_mm',
  'width_mm',
  'length_mm',
  'diameter_mm',
  'taper_mm_per_m',
  'pcs_per_pack',
  'm3_per_pack',
  'density_kg_m3',
] as const

/** Parses a whole number above zero; null for anything else. */
const parsePositiveInteger = (typed: string): number | null =>
  isDecimal(typed) && Number.isInteger(Number(typed)) && Number(typed) > 0 ? Number(typed) : null

/**
 * Computes the figures of a piece and a pack from the unsaved input; unreadable values are omitted.
 */
export function usePackFigures() {
  const { fields } = useRecord(productForm)
  const values = useWatch({ control: fields.control, name: sizeFields })
  const typed = Object.fromEntries(sizeFields.map((name, i) => [name, values[i] ?? ''])) as Pick<
    ProductValues,
    (typeof sizeFields)[number]
  >
  return computePackFigures({
    thickness_mm: parsePositiveInteger(typed.thickness_mm),
    width_mm: parsePositiveInteger(typed.width_mm),
    length_mm: parsePositiveInteger(typed.length_mm),
    diameter_mm: parsePositiveInteger(typed.diameter_mm),
    taper_mm_per_m: parsePositiveInteger(typed.taper_mm_per_m),
    pcs_per_pack: parsePositiveInteger(typed.pcs_per_pack),
    m3_per_pack:
      isDecimal(typed.m3_per_pack) && Number(typed.m3_per_pack) > 0 ? typed.m3_per_pack : null,
    density_kg_m3: parsePositiveInteger(typed.density_kg_m3) ?? blankSpecification.density_kg_m3,
  })
}
