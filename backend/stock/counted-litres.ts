import {
  type CannotConvert,
  computeTallyVolume,
  convert,
  countPieces,
  divideRounded,
} from '@domain/timber'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'

type CountedLot = Pick<Row<'lots'>, 'pcs' | 'litres' | 'tally'>
type CountedLitres = { ok: true; litres: number } | { ok: false; reason: CannotConvert }

/**
 * Returns the litres of a lot of which another number of pieces was counted. Where the product has no
 * average length, listed pieces have the exact average of their tally, and others that of the lot.
 */
export function computeCountedLitres(
  { pcs: before, litres, tally }: CountedLot,
  pcs: number,
  specification: Schemas['Specification'],
): CountedLitres {
  if (pcs === 0) return { ok: true, litres: 0 }
  const { m3 } = convert(String(pcs), 'pcs', specification)
  if (m3.ok) return { ok: true, litres: toLitres(m3.value) }
  const listed = tally && parseJson(tally)
  const mm3 = listed && computeTallyVolume(listed, specification)
  if (listed && mm3 !== null)
    return { ok: true, litres: scale(mm3, pcs, BigInt(countPieces(listed)) * 1_000_000n) }
  return before === 0
    ? { ok: false, reason: m3.reason }
    : { ok: true, litres: scale(BigInt(litres), pcs, BigInt(before)) }
}

/** Returns the part of a volume that has the counted pieces, rounded half up. */
const scale = (volume: bigint, pcs: number, all: bigint): number =>
  Number(divideRounded(volume * BigInt(pcs), all))
