import { type LotAmounts, sumLotsLitres } from '@domain/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'

/** A pack that an order line has, or can get. */
export type OrderPack = LotAmounts & {
  id: string
  /** True if a cargo names it. */
  isNamed: boolean
}

/** A quantity of a line in its unit. */
type LineQuantity = {
  quantity: string
  unit: Schemas['Unit']
  specification: Schemas['Specification']
}

/** The caller adds the pointer. */
type PackRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/**
 * Returns the packs that add up to a quantity, or why none do. A line keeps the packs that cargos
 * name.
 * @param packs named packs first, then in the order in which the line keeps and takes them
 */
export function choosePacks<Pack extends OrderPack>(
  packs: readonly Pack[],
  { quantity, unit, specification }: LineQuantity,
): readonly Pack[] | PackRefusal {
  const measure = measures[unit]
  if (!measure) return { code: 'locked' }
  const wanted = measure.parse(quantity)
  const least = Math.max(1, packs.filter(({ isNamed }) => isNamed).length)
  let below: number | null = null
  for (let count = least; count <= packs.length; count += 1) {
    const chosen = packs.slice(0, count)
    const amount = measure.sum(chosen, specification)
    if (amount === wanted) return chosen
    if (amount > wanted) {
      if (below !== null) {
        const [lower, upper] = [below, amount].map(measure.format)
        return { code: 'whole_packs', params: { below: lower ?? '', above: upper ?? '' } }
      }
      return chosen.some(({ isNamed }) => isNamed)
        ? {
            code: 'below_loaded',
            params: { least: fromLitres(sumLotsLitres(chosen, specification)) },
          }
        : { code: 'least_packs', params: { least: measure.format(amount) } }
    }
    below = amount
  }
  return { code: 'most_packs', params: { most: measure.format(below ?? 0) } }
}

/** True if the packs were found. */
export const isChosen = <Pack>(result: readonly Pack[] | PackRefusal): result is readonly Pack[] =>
  Array.isArray(result)

/** The amount of packs in a unit, as a whole number. */
type Measure = {
  parse: (quantity: string) => number
  sum: (packs: readonly OrderPack[], specification: Schemas['Specification']) => number
  format: (amount: number) => string
}

/** The units in which orders are sold. */
const measures: Partial<Record<Schemas['Unit'], Measure>> = {
  pcs: {
    parse: Number,
    sum: (packs) => packs.reduce((total, { pcs }) => total + pcs, 0),
    format: String,
  },
  pack: { parse: Number, sum: (packs) => packs.length, format: String },
  m3: { parse: toLitres, sum: sumLotsLitres, format: fromLitres },
}
