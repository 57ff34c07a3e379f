import type { components } from '@/shared/api/generated/schema'
import { trimDecimal } from '@domain/timber'
import { join } from '../documents/terms'

type Schemas = components['schemas']

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

/** Field definitions that every wood line shares. */
export const woodFields = {
  product_id: { formatLogged: (line: LoggedWood) => line.product_name },
  // A product's own specification takes precedence, so this one is ignored.
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
  remark: {},
}

/** Formats a line for the log: its wood and quantity. */
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
