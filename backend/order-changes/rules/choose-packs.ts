import {
  computeLineVolume,
  computePricedQuantity,
  type LotAmounts,
  sumLotsLitres,
} from '@domain/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { MeasuredWood } from '../../wood-lines/wood-figures'

/** A pack that an order line has, or can get. */
export type OrderPack = LotAmounts & {
  id: string
  /** True if a cargo names it. */
  isNamed: boolean
}

/** The quantity of a deal line and what its figures are computed from. */
export type PackedLine = MeasuredWood & {
  /** The wood of the order line, which its packs are measured by. */
  ordered: Schemas['Specification']
}

type LinePacks<Pack> = {
  /** Packs of the line: named ones first, then in the order in which it keeps them. */
  own: readonly Pack[]
  /** Packs that it can get, in the order in which it takes them. */
  free: readonly Pack[]
}

/** The caller adds the pointer. */
type PackRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/**
 * Returns the packs that add up to a quantity, or why none do. A line keeps the packs that cargos
 * name. Packs with which its quantity would give another volume or price than theirs are skipped.
 */
export function choosePacks<Pack extends OrderPack>(
  packs: LinePacks<Pack>,
  line: PackedLine,
): readonly Pack[] | PackRefusal {
  const measure = measures[line.unit]
  if (!measure) return { code: 'locked' }
  const wanted = measure.parse(line.quantity)
  let below: number | null = null
  let above: number | null = null
  for (const chosen of listChoices(packs, (some) => fitsLine(some, line, measure))) {
    const amount = measure.sum(chosen, line.ordered)
    if (amount === wanted) return chosen
    if (amount < wanted) below = Math.max(below ?? 0, amount)
    else above = Math.min(above ?? Infinity, amount)
  }
  const { format } = measure
  if (above === null) return { code: 'most_packs', params: { most: format(below ?? 0) } }
  if (below !== null)
    return { code: 'whole_packs', params: { below: format(below), above: format(above) } }
  const isLoaded = packs.own.some(({ isNamed }) => isNamed)
  return { code: isLoaded ? 'packs_in_cargo' : 'least_packs', params: { least: format(above) } }
}

/**
 * Lists the packs that a line can have: fewer of its packs, then all of them plus free packs. If
 * its packs don't fit together: the ones that cargos name, and others that fit.
 */
function* listChoices<Pack extends OrderPack>(
  { own, free }: LinePacks<Pack>,
  fits: (packs: readonly Pack[]) => boolean,
): Generator<readonly Pack[]> {
  const named = own.filter(({ isNamed }) => isNamed)
  for (let count = Math.max(1, named.length); count <= own.length; count += 1) {
    const first = own.slice(0, count)
    if (fits(first)) yield first
  }
  const unnamed = own.slice(named.length)
  if (own.length === 0 || fits(own)) yield* addFitting(own, free, fits)
  else yield* addFitting(named, [...unnamed, ...free], fits)
  yield* addFitting(named, unnamed, fits)
}

/** Adds each pack that fits those before it. */
function* addFitting<Pack>(
  kept: readonly Pack[],
  added: readonly Pack[],
  fits: (packs: readonly Pack[]) => boolean,
): Generator<readonly Pack[]> {
  let chosen = kept
  for (const pack of added) {
    const more = [...chosen, pack]
    if (!fits(more)) continue
    chosen = more
    yield chosen
  }
}

/** True if a line of so many packs has their volume, and their number at a price per pack. */
function fitsLine(
  packs: readonly OrderPack[],
  { unit, price_unit, specification, ordered }: PackedLine,
  measure: Measure,
): boolean {
  const quantity = measure.format(measure.sum(packs, ordered))
  const volume = computeLineVolume(quantity, unit, specification)
  if (volume !== fromLitres(sumLotsLitres(packs, ordered))) return false
  const counted = price_unit === 'pack' ? measures.pack : price_unit === 'pcs' && measures.pcs
  if (!counted) return true
  return (
    computePricedQuantity({ quantity, unit, price_unit }, specification) ===
    counted.format(counted.sum(packs, ordered))
  )
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
const measures: Partial<Record<Schemas['Unit'], Measure>> & Record<'pcs' | 'pack', Measure> = {
  pcs: {
    parse: Number,
    sum: (packs) => packs.reduce((total, { pcs }) => total + pcs, 0),
    format: String,
  },
  pack: { parse: Number, sum: (packs) => packs.length, format: String },
  m3: { parse: toLitres, sum: sumLotsLitres, format: fromLitres },
}
