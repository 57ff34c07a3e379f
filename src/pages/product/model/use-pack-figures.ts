import { useWatch } from 'react-hook-form'
import { BLANK_SPECIFICATION, computePackFigures, toLengthMix } from '@/entities/product'
import { useRecord } from '@/features/edit-record'
import { isDecimal } from '@domain/numbers'
import { parseLengthsValue, productFormConfig, type ProductValues } from './product-form'

const SIZE_FIELDS = [
  'thickness_mm',
  'width_mm',
  'length_mm',
  'lengths',
  'diameter_mm',
  'taper_mm_per_m',
  'pcs_per_pack',
  'm3_per_pack',
  'density_kg_m3',
] as const

/** Parses a whole number above zero; null for anything else. */
const parsePositiveInteger = (text: string): number | null =>
  isDecimal(text) && Number.isInteger(Number(text)) && Number(text) > 0 ? Number(text) : null

/**
 * Computes the figures of a piece and a pack from the unsaved input; unreadable values are omitted.
 */
export function usePackFigures() {
  const { form } = useRecord(productFormConfig)
  const values = useWatch({ control: form.control, name: SIZE_FIELDS })
  const text = Object.fromEntries(SIZE_FIELDS.map((name, i) => [name, values[i] ?? ''])) as Pick<
    ProductValues,
    (typeof SIZE_FIELDS)[number]
  >
  const lengths = parseLengthsValue(text.lengths)
  return computePackFigures({
    thickness_mm: parsePositiveInteger(text.thickness_mm),
    width_mm: parsePositiveInteger(text.width_mm),
    length_mm: parsePositiveInteger(text.length_mm),
    lengths: lengths && toLengthMix(lengths),
    diameter_mm: parsePositiveInteger(text.diameter_mm),
    taper_mm_per_m: parsePositiveInteger(text.taper_mm_per_m),
    pcs_per_pack: parsePositiveInteger(text.pcs_per_pack),
    m3_per_pack:
      isDecimal(text.m3_per_pack) && Number(text.m3_per_pack) > 0 ? text.m3_per_pack : null,
    density_kg_m3: parsePositiveInteger(text.density_kg_m3) ?? BLANK_SPECIFICATION.density_kg_m3,
  })
}
