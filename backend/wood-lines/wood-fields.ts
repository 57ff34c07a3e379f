import type { components } from '@/shared/api/generated/schema'
import { trimDecimal } from '@/shared/lib/timber'
import { join } from '../documents/logged-terms'

type Schemas = components['schemas']

/** What every line of wood says: a product or a free specification, how much of it, what its price is for, and the claim that goes with it. */
export type WoodLineWrite = {
  id: string
  product_id: string | null
  specification: Schemas['Specification'] | null
  quantity: string
  unit: Schemas['Unit']
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
}

/** What the log calls a line's product. */
export type LoggedWood = WoodLineWrite & { product_name: string | null }

/** The fields of any line of wood, for its table of fields. */
export const woodFields = {
  product_id: { formatLogged: (line: LoggedWood) => line.product_name },
  // With a product, the product's own specification counts, and what is written here has no meaning.
  specification: {
    toComparable: ({ product_id, specification }: WoodLineWrite) =>
      product_id === null ? specification : null,
    formatLogged: (line: LoggedWood) => (line.product_id === null ? formatWoodSize(line) : null),
  },
  quantity: {
    toComparable: ({ quantity }: WoodLineWrite) => trimDecimal(quantity),
    formatLogged: ({ quantity }: LoggedWood) => trimDecimal(quantity),
  },
  unit: {},
  price_unit: {},
  certification: {},
}

/** A line in the log: its wood and how much of it. */
export const formatWoodTitle = (line: LoggedWood): string =>
  join(line.product_name ?? formatWoodSize(line), trimDecimal(line.quantity), line.unit)

function formatWoodSize({ specification: s }: LoggedWood): string | null {
  if (!s) return null
  const size =
    s.diameter_mm === null
      ? [s.thickness_mm, s.width_mm, s.length_mm]
      : [`Ø${s.diameter_mm}`, s.length_mm]
  return join(s.wood, s.quality || null, size.filter((part) => part !== null).join('x') || null)
}
