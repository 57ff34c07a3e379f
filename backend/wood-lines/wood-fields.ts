import type { Schemas } from '../call'
import { formatLengths } from '@domain/timber'
import { trimDecimal } from '@domain/numbers'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { joinWords } from '../documents/terms'

/** Fields that every wood line has. */
export type WoodLineWrite = {
  id: string
  product_id: string | null
  specification: Schemas['Specification'] | null
  quantity: string
  unit: Schemas['Unit']
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
  remark: string | null
}

/** A wood line with its product's name and its document's currency for the log. */
export type LoggedWood = WoodLineWrite & {
  product_name: string | null
  currency: Schemas['Currency']
}

/**
 * Returns a product's specification with the lengths that its line chooses. A product of a fixed
 * length has no choice.
 */
export const chooseLengths = (
  product: Schemas['Specification'],
  line: Schemas['Specification'] | null,
): Schemas['Specification'] =>
  product.length_mm === null && line?.lengths ? { ...product, lengths: line.lengths } : product

/**
 * Returns the wood that the line itself defines: a free specification, or the chosen lengths of a
 * product.
 */
export const getOwnWood = ({
  product_id,
  specification,
}: Pick<WoodLineWrite, 'product_id' | 'specification'>):
  Schemas['Specification'] | Schemas['LengthMix'] | null =>
  product_id === null && specification
    ? { ...specification, lengths: specification.lengths ?? null }
    : (specification?.lengths ?? null)

/**
 * Copies the stored specification into lines that keep their product and send no lengths, so that
 * they compare as unchanged.
 */
export const keepAgreedLengths = <
  Line extends Pick<WoodLineWrite, 'id' | 'product_id' | 'specification'>,
>(
  lines: readonly Line[],
  storedLines: readonly Pick<Row<'deal_lines'>, 'id' | 'product_id' | 'specification'>[],
): Line[] =>
  lines.map((line) => {
    const stored = storedLines.find(({ id }) => id === line.id)
    return stored &&
      line.product_id !== null &&
      line.product_id === stored.product_id &&
      !line.specification?.lengths
      ? { ...line, specification: parseJson(stored.specification) }
      : line
  })

/** Field definitions that every wood line shares. */
export const woodFields = {
  product_id: { formatLogged: (line: LoggedWood) => line.product_name },
  // A product's line has only its own lengths.
  specification: {
    toComparable: getOwnWood,
    formatLogged: (line: LoggedWood) => {
      const lengths = line.specification?.lengths
      if (line.product_id === null) return formatWoodSize(line)
      return lengths ? formatLengths(lengths) : null
    },
  },
  quantity: {
    toComparable: ({ quantity }: WoodLineWrite) => trimDecimal(quantity),
    formatLogged: ({ quantity }: LoggedWood) => trimDecimal(quantity),
  },
  unit: {},
  price_unit: {},
  certification: {},
  remark: {},
}

/** Formats a line for the log: its wood and quantity. */
export const formatWoodTitle = (line: LoggedWood): string =>
  joinWords(line.product_name ?? formatWoodSize(line), trimDecimal(line.quantity), line.unit)

function formatWoodSize({ specification: s }: LoggedWood): string | null {
  if (!s) return null
  const section = s.diameter_mm === null ? [s.thickness_mm, s.width_mm] : [`Ø${s.diameter_mm}`]
  const size = [...section, s.length_mm].filter((part) => part !== null).join('x')
  return joinWords(
    s.wood,
    s.quality || null,
    size || null,
    s.lengths ? formatLengths(s.lengths) : null,
  )
}
