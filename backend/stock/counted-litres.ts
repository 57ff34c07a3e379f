import {
  type CannotConvert,
  computeTallyVolume,
  convert,
  countPieces,
  sumLotsLitres,
} from '@domain/timber'
import { divideRounded } from '@domain/numbers'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'

type CountedLot = Pick<Row<'lots'>, 'pcs' | 'litres' | 'tally'>
type CountedLitres = { ok: true; litres: number } | { ok: false; reason: CannotConvert }

/**
 * Returns the litres of a recounted lot. With a tally, its pieces have the tally's exact average.
 * Otherwise they have the product's length if the lot's volume follows from it, else the lot's
 * average.
 */
export function computeCountedLitres(
  { pcs: before, litres, tally }: CountedLot,
  pcs: number,
  specification: Schemas['Specification'],
): CountedLitres {
  if (pcs === 0) return { ok: true, litres: 0 }
  const listed = tally && parseJson(tally)
  const mm3 = listed && computeTallyVolume(listed, specification)
  if (listed && mm3 !== null)
    return { ok: true, litres: scale(mm3, pcs, BigInt(countPieces(listed)) * 1_000_000n) }
  const byLength = convertPieces(pcs, specification)
  if (before === 0) return byLength
  const litresByLength = convertPieces(before, specification)
  return litresByLength.ok && litresByLength.litres === litres
    ? byLength
    : { ok: true, litres: scale(BigInt(litres), pcs, BigInt(before)) }
}

function convertPieces(pcs: number, specification: Schemas['Specification']): CountedLitres {
  const { m3 } = convert(String(pcs), 'pcs', specification)
  return m3.ok ? { ok: true, litres: toLitres(m3.value) } : { ok: false, reason: m3.reason }
}

/** Returns the part of a volume that has the counted pieces, rounded half up. */
const scale = (volume: bigint, pcs: number, all: bigint): number =>
  Number(divideRounded(volume * BigInt(pcs), all))

/**
 * Returns the litres that lots have beyond the volume of all their pieces, because each is rounded.
 * A lot that was counted again may have other lengths than the product; its rounding is unknown.
 * @param lots those without a tally
 * @param listedExcess the litres that rounding added to lots with a tally
 */
export function computeLotsRounding(
  lots: readonly Pick<CountedLot, 'pcs' | 'litres'>[],
  specification: Schemas['Specification'],
  listedExcess = 0,
): number {
  const all = lots.map(({ pcs, litres }) => ({ pcs, litres }))
  const litres = all.reduce((sum, lot) => sum + lot.litres, 0)
  const excess = litres - sumLotsLitres(all, specification)
  return Math.max(0, Math.round(excess + listedExcess))
}
