import { sumTallies, type Tally, toLitres } from '@domain/timber'
import type { Schemas } from '../../call'

type Specification = Pick<Schemas['Specification'], 'length_mm'>

/** A pack as a client's paper names it. */
export type NamedPack = {
  /** The barcode of a pack from the yard, else the mill's number. */
  mark: string
  /** Pieces per length; null if they were not listed. */
  tally: Tally | null
  pcs: number
  litres: number
}

/** Packs of a line of wood as its paper prints them. */
export type PrintedPacks = Pick<Schemas['InvoiceLine'], 'tally' | 'pack_marks'>

/** Counted wood of one length, listed or not. Null pieces are unknown. */
export type CountedWood = { tally: Tally | null; pcs: number | null }

/** Returns pieces per length; null if the lengths of any are unknown. */
export function sumCountedWood(
  wood: readonly CountedWood[],
  { length_mm }: Specification,
): Tally | null {
  const tallies = wood.map(({ tally, pcs }): Tally | null =>
    tally !== null || length_mm === null || pcs === null ? tally : [{ length_mm, pcs }],
  )
  return sumKnownTallies(tallies)
}

/** Adds tallies; null if any is unknown. */
export const sumKnownTallies = (tallies: readonly (Tally | null)[]): Tally | null =>
  tallies.includes(null) ? null : sumTallies(tallies.map((tally) => tally ?? []))

/** Returns the marks of packs, and the pieces per length of mixed lengths. */
export function toPrintedPacks(
  packs: readonly NamedPack[],
  tally: Tally | null,
  { length_mm }: Specification,
): PrintedPacks {
  const isMixed = tally && (length_mm === null || tally.length > 1)
  return {
    ...(isMixed && { tally: [...tally] }),
    ...(packs.length > 0 && { pack_marks: packs.map(({ mark }) => mark) }),
  }
}

/**
 * Returns the packs of a sold line as its paper prints them; none unless they are its whole volume.
 * Packs of one length are rounded each, so a litre for each may differ.
 */
export function findWholePacks(
  packs: readonly NamedPack[],
  { volume_m3, specification }: Pick<Schemas['DealLine'], 'volume_m3' | 'specification'>,
): PrintedPacks {
  const litres = packs.reduce((sum, pack) => sum + pack.litres, 0)
  const tolerance = packs.filter(({ tally }) => tally === null).length
  return Math.abs(litres - toLitres(volume_m3)) <= tolerance
    ? toPrintedPacks(packs, sumCountedWood(packs, specification), specification)
    : {}
}
