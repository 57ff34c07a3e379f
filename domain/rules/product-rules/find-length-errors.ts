import type { components } from '@contract/schema'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']

/**
 * Validates the mixed lengths of a specification: none beside a fixed length, ascending, each once,
 * the average within the range, and counts for all lengths or for none.
 */
export function findLengthErrors({
  length_mm,
  lengths = null,
}: Pick<Schemas['Specification'], 'length_mm' | 'lengths'>): FieldError[] {
  if (lengths === null) return []
  if (length_mm !== null) return [{ pointer: '/lengths', code: 'length_or_lengths' }]
  return lengths.kind === 'range' ? findRangeErrors(lengths) : findSeveralErrors(lengths)
}

function findRangeErrors({ from_mm, to_mm, average_mm }: Schemas['LengthRange']): FieldError[] {
  if (from_mm >= to_mm) return [{ pointer: '/lengths/to_mm', code: 'length_order' }]
  if (average_mm === null) return []
  const pointer = '/lengths/average_mm'
  if (average_mm < from_mm) return [{ pointer, code: 'too_small', params: { min: from_mm } }]
  return average_mm > to_mm ? [{ pointer, code: 'too_large', params: { max: to_mm } }] : []
}

function findSeveralErrors({ items, counted_in }: Schemas['SeveralLengths']): FieldError[] {
  return items.flatMap(({ length_mm, count }, i): FieldError[] => {
    const previous = items[i - 1]?.length_mm ?? 0
    const pointer = `/lengths/items/${i}`
    const isCounted = count !== null
    return [
      ...(length_mm > previous
        ? []
        : [{ pointer: `${pointer}/length_mm`, code: 'length_order' as const }]),
      ...(isCounted === (counted_in !== null)
        ? []
        : [
            {
              pointer: `${pointer}/count`,
              code: isCounted ? ('unexpected' as const) : ('required' as const),
            },
          ]),
    ]
  })
}

/** Validates the lengths of a product, which are not counted: counts belong to a line. */
export function findProductLengthErrors(
  product: Parameters<typeof findLengthErrors>[0],
): FieldError[] {
  const isCounted = product.lengths?.kind === 'several' && product.lengths.counted_in !== null
  return isCounted
    ? [{ pointer: '/lengths/counted_in', code: 'unexpected' }]
    : findLengthErrors(product)
}
