import { convert, isFractional, type CannotConvert } from '@/shared/lib/timber'
import type { Schemas } from '../call'
import type { FieldError } from '../problems/problem'
import type { WoodLineWrite } from './wood-fields'

/** What lines of wood point at, as far as it was found. */
export type WoodReferences = {
  /** Products by id; archived ones are in no new line. */
  products: ReadonlyMap<string, { specification: Schemas['Specification']; isArchived?: boolean }>
  /** Ids of these lines that belong to some other document of the kind. */
  foreignLineIds: ReadonlySet<string>
}

const missingDimensionFields: Partial<Record<CannotConvert, string>> = {
  no_thickness: 'thickness_mm',
  no_width: 'width_mm',
  no_length: 'length_mm',
  no_pack_size: 'pcs_per_pack',
}
const MAX_LITRES = 10n ** 10n

/** What is wrong with lines of wood, beyond what the contract's shapes say. */
export function checkWoodLines(
  lines: readonly WoodLineWrite[],
  referred: WoodReferences,
): FieldError[] {
  const seen = new Set<string>()
  return lines.flatMap((line, i) => {
    const isRepeated = seen.has(line.id) || referred.foreignLineIds.has(line.id)
    seen.add(line.id)
    const own = checkLine(line, `/lines/${i}`, referred)
    return isRepeated ? [...own, { pointer: `/lines/${i}/id`, code: 'duplicate' as const }] : own
  })
}

function checkLine(line: WoodLineWrite, at: string, { products }: WoodReferences): FieldError[] {
  const product = line.product_id === null ? null : products.get(line.product_id)
  if (product === undefined) return [{ pointer: `${at}/product_id`, code: 'not_found' }]
  if (product?.isArchived) return [{ pointer: `${at}/product_id`, code: 'archived' }]
  const specification = product?.specification ?? line.specification
  if (!specification) return [{ pointer: `${at}/specification`, code: 'product_or_specification' }]
  if (isFractional(line.quantity, line.unit))
    return [{ pointer: `${at}/quantity`, code: 'not_whole' }]
  const amount = convert(line.quantity, line.unit, specification)
  if (!amount.m3.ok) return [toConversionError(line, at, 'unit', amount.m3.why)]
  const priced = amount[line.price_unit]
  if (!priced.ok) return [toConversionError(line, at, 'price_unit', priced.why)]
  return exceedsMaxVolume(amount.m3.value) ? [{ pointer: `${at}/quantity`, code: 'too_large' }] : []
}

/** A quantity that is no volume, or none of the price's unit: a dimension to fill in, or, of a product, a unit that it can't be traded or priced in. */
function toConversionError(
  line: WoodLineWrite,
  at: string,
  unit: 'unit' | 'price_unit',
  why: CannotConvert,
): FieldError {
  const dimension = missingDimensionFields[why]
  if (line.product_id === null && dimension) {
    return { pointer: `${at}/specification/${dimension}`, code: 'dimensions_incomplete' }
  }
  return { pointer: `${at}/${unit}`, code: 'cannot_convert', params: { why } }
}

/** Whether a volume in m3 with three places is more than figures are kept of. */
export const exceedsMaxVolume = (volumeM3: string): boolean =>
  BigInt(volumeM3.replace('.', '')) >= MAX_LITRES
