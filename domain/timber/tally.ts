import { computeWeight } from './convert'
import { divideRounded, formatDecimal, trimDecimal } from '@domain/numbers/decimal'
import type { Dimensions } from './dimensions'
import type { WoodLength } from './length-mix'
import { computePieceVolume } from './piece-volume'

/** Pieces of one length. */
export interface TallyRow {
  readonly length_mm: number
  readonly pcs: number
}

/** Pieces per length of a pack: ascending, each length once, at least one piece of each. */
export type Tally = readonly TallyRow[]

/** Figures of one pack: lm with up to three decimals, m3 with three, whole kg. */
export interface TallyFigures {
  readonly pcs: number
  readonly lm: string
  readonly volume_m3: string
  readonly weight_kg: number
}

/** Sorts rows by length, adds those of one length and drops lengths without pieces. */
export function createTally(rows: Iterable<TallyRow>): Tally {
  const pieces = new Map<number, number>()
  for (const { length_mm, pcs } of rows) pieces.set(length_mm, (pieces.get(length_mm) ?? 0) + pcs)
  return [...pieces]
    .filter(([, pcs]) => pcs !== 0)
    .map(([length_mm, pcs]) => ({ length_mm, pcs }))
    .toSorted((a, b) => a.length_mm - b.length_mm)
}

/** Adds the pieces of several packs. */
export const sumTallies = (tallies: readonly Tally[]): Tally => createTally(tallies.flat())

/** Returns the pieces of a tally beyond those of another. */
export function subtractPieces(tally: Tally, other: Tally): Tally {
  const pieces = new Map(other.map(({ length_mm, pcs }) => [length_mm, pcs]))
  return createTally(
    tally.map(({ length_mm, pcs }) => ({
      length_mm,
      pcs: Math.max(0, pcs - (pieces.get(length_mm) ?? 0)),
    })),
  )
}

/** Counts the pieces of a tally. */
export const countPieces = (tally: Tally): number => tally.reduce((sum, { pcs }) => sum + pcs, 0)

/** Adds the lengths of all pieces, whole mm. */
export const sumMillimetres = (tally: Tally): bigint =>
  tally.reduce((sum, { length_mm, pcs }) => sum + BigInt(length_mm) * BigInt(pcs), 0n)

/** Converts whole mm to linear metres, exact to the millimetre: 408000 is `408`. */
export const toLinearMetres = (mm: bigint | number): string =>
  trimDecimal(formatDecimal(BigInt(mm), 3))

/** Adds the lengths of all pieces: linear metres, exact to the millimetre. */
export const computeTallyLength = (tally: Tally): string => toLinearMetres(sumMillimetres(tally))

/** Average length of a piece in whole mm, rounded half up; null without pieces. */
export function computeAverageLength(tally: Tally): number | null {
  const pcs = countPieces(tally)
  return pcs === 0 ? null : Number(divideRounded(sumMillimetres(tally), BigInt(pcs)))
}

/** Returns the length of pieces, or the range from the shortest to the longest. */
export function getTallyLength(tally: Tally): WoodLength {
  const [from_mm = 0, to_mm = 0] = [tally[0]?.length_mm, tally.at(-1)?.length_mm]
  return from_mm === to_mm
    ? { length_mm: from_mm, lengths: null }
    : { length_mm: null, lengths: { kind: 'range', from_mm, to_mm, average_mm: null } }
}

/** Exact volume of all pieces of a section, mm³; null if the section is unknown. */
export function computeTallyVolume(tally: Tally, section: Dimensions): bigint | null {
  let mm3 = 0n
  for (const { length_mm, pcs } of tally) {
    const piece = computePieceVolume({ ...section, length_mm })
    if (!piece.ok) return null
    mm3 += BigInt(piece.mm3) * BigInt(pcs)
  }
  return mm3
}

/**
 * Figures of one pack of a section; null if the section is unknown. The exact volume of all pieces
 * is rounded half up to the litre, once. Totals of several packs add these rounded volumes
 * (`sumVolumes`).
 */
export function computeTallyFigures(tally: Tally, section: Dimensions): TallyFigures | null {
  const mm3 = computeTallyVolume(tally, section)
  if (mm3 === null) return null
  const volume_m3 = formatDecimal(divideRounded(mm3, 1_000_000n), 3)
  return {
    pcs: countPieces(tally),
    lm: computeTallyLength(tally),
    volume_m3,
    weight_kg: Number(computeWeight(volume_m3, section.density_kg_m3)),
  }
}
