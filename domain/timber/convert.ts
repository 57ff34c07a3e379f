import {
  divideRounded,
  formatDecimal,
  trimDecimal,
  scaleToPlaces,
  parseDecimal,
} from '@domain/numbers/decimal'
import { isPole, type CannotConvert, type Dimensions, type Unit } from './dimensions'
import { getAverageLength } from './length-mix'
import { computeAveragePieceVolume, computeMetreVolume } from './piece-volume'
import {
  formatRatio,
  invert,
  createRatio,
  parseRatio,
  multiply,
  type Ratio,
} from '@domain/numbers/ratio'

/** Quantity in one unit, or why it cannot be converted. */
export type Converted = { ok: true; value: string } | { ok: false; reason: CannotConvert }

/** Quantity in every unit: m3 with three decimals, kg without, others with up to three. */
export type Conversions = Record<Unit | 'kg', Converted>

const UNITS: Unit[] = ['m3', 'lm', 'm2', 'pcs', 'pack']

/** One `unit` contains `factor` times `contains`. */
interface Equation {
  unit: Unit
  contains: Unit
  factor: Ratio
}

/**
 * Converts a quantity to every unit. Calculates exactly and rounds only the results. Uses the
 * known dimensions: a board of unknown length still converts from m3 to linear metres. Pieces of
 * mixed lengths follow from their average length or their counts.
 * Kilograms follow from the rounded m3.
 */
export function convert(quantity: string, unit: Unit, d: Dimensions): Conversions {
  const amounts = convertToReachableUnits(parseRatio(quantity), unit, createEquations(d))
  const convertTo = (to: Unit): Converted => {
    const amount = amounts.get(to)
    if (!amount) return { ok: false, reason: findConversionProblem(unit, to, d) }
    return { ok: true, value: formatConverted(amount, to) }
  }
  const m3 = convertTo('m3')
  return {
    m3,
    lm: convertTo('lm'),
    m2: convertTo('m2'),
    pcs: convertTo('pcs'),
    pack: convertTo('pack'),
    kg: m3.ok ? { ok: true, value: computeWeight(m3.value, d.density_kg_m3) } : m3,
  }
}

function formatConverted(amount: Ratio, to: Unit): string {
  const text = formatRatio(amount, 3)
  return to === 'm3' ? text : trimDecimal(text)
}

/** Converts a quantity to one unit, rounded as by `convert`; null if it cannot be converted. */
export function convertQuantity(
  quantity: string,
  unit: Unit,
  to: Unit,
  d: Dimensions,
): string | null {
  const amount = convertQuantityExactly(quantity, unit, to, d)
  return amount && formatConverted(amount, to)
}

/** Converts a quantity to one unit without rounding; null if it cannot be converted. */
export const convertQuantityExactly = (
  quantity: string,
  unit: Unit,
  to: Unit,
  d: Dimensions,
): Ratio | null =>
  convertToReachableUnits(parseRatio(quantity), unit, createEquations(d)).get(to) ?? null

/** Weight of a volume, whole kg. */
export function computeWeight(volumeM3: string, densityKgM3: number): string {
  const litres = scaleToPlaces(parseDecimal(volumeM3), 3)
  return formatDecimal(divideRounded(litres * BigInt(densityKgM3), 1000n), 0)
}

function createEquations(d: Dimensions): Equation[] {
  const found: Equation[] = []
  const add = (unit: Unit, contains: Unit, factor: Ratio) => found.push({ unit, contains, factor })
  const length = getAverageLength(d)
  const pieceMm3 = computeAveragePieceVolume(d)
  if (length) add('pcs', 'lm', multiply(length, createRatio(1, 1000)))
  if (pieceMm3) add('pcs', 'm3', multiply(pieceMm3, createRatio(1, 1_000_000_000)))
  if (isPole(d)) {
    const metreMm3 = d.lengths && !pieceMm3 ? computeMetreVolume(d) : null
    if (metreMm3 !== null) add('lm', 'm3', createRatio(metreMm3, 1_000_000_000))
  } else {
    if (d.width_mm !== null) add('lm', 'm2', createRatio(d.width_mm, 1000))
    if (d.thickness_mm !== null) add('m2', 'm3', createRatio(d.thickness_mm, 1000))
    if (d.width_mm !== null && d.thickness_mm !== null)
      add('lm', 'm3', createRatio(d.width_mm * d.thickness_mm, 1_000_000))
  }
  if (d.pcs_per_pack !== null) add('pack', 'pcs', createRatio(d.pcs_per_pack))
  // The mill's pack volume is used only if it cannot be computed from the pieces.
  if (isPositive(d.m3_per_pack) && !(pieceMm3 && d.pcs_per_pack !== null))
    add('pack', 'm3', parseRatio(d.m3_per_pack))
  return found
}

const isPositive = (volume: string | null): volume is string =>
  volume !== null && parseDecimal(volume).units > 0n

function convertToReachableUnits(quantity: Ratio, unit: Unit, all: Equation[]): Map<Unit, Ratio> {
  const amounts = new Map<Unit, Ratio>([[unit, quantity]])
  const open: [Unit, Ratio][] = [[unit, quantity]]
  for (let next = open.shift(); next; next = open.shift()) {
    const [from, amount] = next
    for (const { unit: container, contains, factor } of all) {
      const to = container === from ? contains : contains === from ? container : null
      if (!to || amounts.has(to)) continue
      const reached = multiply(amount, container === from ? factor : invert(factor))
      amounts.set(to, reached)
      open.push([to, reached])
    }
  }
  return amounts
}

/** First missing dimension for a conversion. */
function findConversionProblem(from: Unit, to: Unit, d: Dimensions): CannotConvert {
  const ends = UNITS.filter((unit) => unit === from || unit === to)
  if (isPole(d) && ends.includes('m2')) return 'no_face'
  if (ends.includes('pack') && d.pcs_per_pack === null) return 'no_pack_size'
  if (!isPole(d) && ends.includes('m3') && d.thickness_mm === null) return 'no_thickness'
  if (!isPole(d) && (ends.includes('m3') || ends.includes('m2')) && d.width_mm === null)
    return 'no_width'
  if (!d.lengths || getAverageLength(d)) return 'no_length'
  return d.lengths.kind === 'range' ? 'no_average' : 'no_counts'
}
