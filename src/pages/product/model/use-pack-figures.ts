import { useWatch } from 'react-hook-form'
import { blankSpecification, computePackFigures } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { isDecimal } from '@/shared/lib/numbers'
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

/** A whole number above zero that stands in a field; null for anything else. */
const parsePositiveInteger = (typed: string): number | null =>
  isDecimal(typed) && Number.isInteger(Number(typed)) && Number(typed) > 0 ? Number(typed) : null

/** What a piece and a pack come to as they are typed; what can't be read yet is not there. */
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
