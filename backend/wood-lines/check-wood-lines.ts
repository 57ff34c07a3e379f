import {
  canHoldLengths,
  convert,
  findCountProblem,
  isFractional,
  type CannotConvert,
} from '@domain/timber'
import { parseDecimal } from '@domain/numbers'
import { findLengthErrors } from '@domain/rules/product-rules'
import type { Schemas } from '../call'
import type { FieldError } from '../problems/problem'
import { chooseLengths, type WoodLineWrite } from './wood-fields'

/** Results of looking up the references of wood lines. */
export type WoodReferences = {
  /** Products by id. Archived ones can't be added to new lines. */
  products: ReadonlyMap<string, { specification: Schemas['Specification']; isArchived?: boolean }>
  /** Ids of submitted lines that belong to another document. */
  foreignLineIds: ReadonlySet<string>
}

const MISSING_DIMENSION_FIELDS: Partial<Record<CannotConvert, string>> = {
  no_thickness: 'thickness_mm',
  no_width: 'width_mm',
  no_length: 'length_mm',
  no_average: 'lengths',
  no_counts: 'lengths',
  no_pack_size: 'pcs_per_pack',
}
const MAX_LITRES = 10n ** 10n

/** Returns the errors of wood lines beyond the contract's schema. */
export function checkWoodLines(
  lines: readonly WoodLineWrite[],
  references: WoodReferences,
): FieldError[] {
  const seen = new Set<string>()
  return lines.flatMap((line, i) => {
    const isRepeated = seen.has(line.id) || references.foreignLineIds.has(line.id)
    seen.add(line.id)
    const lineErrors = checkLine(line, `/lines/${i}`, references)
    return isRepeated
      ? [...lineErrors, { pointer: `/lines/${i}/id`, code: 'duplicate' as const }]
      : lineErrors
  })
}

function checkLine(
  line: WoodLineWrite,
  pointer: string,
  { products }: WoodReferences,
): FieldError[] {
  const product = line.product_id === null ? null : products.get(line.product_id)
  if (product === undefined) return [{ pointer: `${pointer}/product_id`, code: 'not_found' }]
  if (product?.isArchived) return [{ pointer: `${pointer}/product_id`, code: 'archived' }]
  const specification = product
    ? chooseLengths(product.specification, line.specification)
    : line.specification
  if (!specification)
    return [{ pointer: `${pointer}/specification`, code: 'product_or_specification' }]
  const lengthErrors = findLineLengthErrors(
    line,
    `${pointer}/specification`,
    product,
    specification,
  )
  if (lengthErrors.length > 0) return lengthErrors
  if (isFractional(line.quantity, line.unit))
    return [{ pointer: `${pointer}/quantity`, code: 'not_whole' }]
  const amount = convert(line.quantity, line.unit, specification)
  if (!amount.m3.ok) return [toConversionError(line, pointer, 'unit', amount.m3.reason)]
  const counts = findCountProblem(line.quantity, line.unit, specification)
  if (counts)
    return [
      {
        pointer: `${pointer}/specification/lengths`,
        code: 'counts_differ',
        params: { sum: counts.sum },
      },
    ]
  const priced = amount[line.price_unit]
  if (!priced.ok) return [toConversionError(line, pointer, 'price_unit', priced.reason)]
  return exceedsMaxVolume(amount.m3.value)
    ? [{ pointer: `${pointer}/quantity`, code: 'too_large' }]
    : []
}

/** Returns the errors of mixed lengths: those of a product must be among the product's. */
function findLineLengthErrors(
  line: WoodLineWrite,
  pointer: string,
  product: { specification: Schemas['Specification'] } | null,
  specification: Schemas['Specification'],
): FieldError[] {
  const chosen = line.specification?.lengths
  if (product && chosen && !canHoldLengths(product.specification, chosen))
    return [{ pointer: `${pointer}/lengths`, code: 'lengths_not_of_product' }]
  if (!specification.lengths || (product && !chosen)) return []
  return findLengthErrors(specification).map((error) => ({
    ...error,
    pointer: pointer + error.pointer,
  }))
}

/**
 * Returns the error of a failed conversion: a missing dimension of a free specification, or a unit
 * that the product can't be sold or priced in.
 */
function toConversionError(
  line: WoodLineWrite,
  at: string,
  unit: 'unit' | 'price_unit',
  reason: CannotConvert,
): FieldError {
  const dimension = MISSING_DIMENSION_FIELDS[reason]
  if (dimension && (line.product_id === null || dimension === 'lengths')) {
    return { pointer: `${at}/specification/${dimension}`, code: 'dimensions_incomplete' }
  }
  return { pointer: `${at}/${unit}`, code: 'cannot_convert', params: { why: reason } }
}

/** True if a volume in m3 with three decimals exceeds the supported maximum. */
export const exceedsMaxVolume = (volumeM3: string): boolean =>
  BigInt(volumeM3.replace('.', '')) >= MAX_LITRES

type PointedNeed<Code> = { code: Code; pointer: string }

/** Needs that every document with priced wood lines shares. */
export const findLineNeed = (lines: readonly object[]): PointedNeed<'line'>[] =>
  lines.length === 0 ? [{ code: 'line', pointer: '/lines' }] : []

export const findLineWoodNeeds = (
  lines: readonly Pick<WoodLineWrite, 'product_id' | 'specification'>[],
): PointedNeed<'line_wood'>[] =>
  lines.flatMap(({ product_id, specification }, i) =>
    product_id === null && specification?.wood === null
      ? [{ code: 'line_wood', pointer: `/lines/${i}/specification/wood` }]
      : [],
  )

export const findLinePriceNeeds = (
  lines: readonly { price: string | null }[],
): PointedNeed<'line_price'>[] =>
  lines.flatMap(({ price }, i) =>
    isPriced(price) ? [] : [{ code: 'line_price', pointer: `/lines/${i}/price` }],
  )

export const findExchangeRateNeed = (document: {
  currency: Schemas['Currency']
  exchange_rate: string | null
}): PointedNeed<'exchange_rate'>[] =>
  document.currency !== 'EUR' && document.exchange_rate === null
    ? [{ code: 'exchange_rate', pointer: '/exchange_rate' }]
    : []

const isPriced = (price: string | null): boolean => price !== null && parseDecimal(price).units > 0n
