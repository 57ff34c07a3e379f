import type { Pack } from '@/entities/pack'
import type { FieldError } from '@/shared/api'
import type { Mistake } from '@/shared/forms'
import { formatTally, subtractPieces, sumTallies, type Tally } from '@domain/timber'
import {
  createPackRow,
  isBlankPack,
  type PackRow,
  parsePieces,
  toPieces,
  toTally,
} from './pack-row'

/** Two parts of a pack, numbered after it, without pieces. */
export function createParts({ number, mark }: Pick<Pack, 'number' | 'mark'>): readonly PackRow[] {
  return [1, 2].map((part) => createPackRow({ number: `${number}/${part}`, mark: mark ?? '' }))
}

/** Pieces that are in no part, and pieces that are in too many. */
export interface PartsRemainder {
  readonly missing: Tally
  readonly extra: Tally
}

/** Compares the pieces of all parts with those of the pack. */
export function findRemainder(whole: Tally, rows: readonly PackRow[]): PartsRemainder {
  const packed = sumTallies(rows.map((row) => toTally(row) ?? []))
  return { missing: subtractPieces(whole, packed), extra: subtractPieces(packed, whole) }
}

/** Adds the pieces that are in no part to a row. */
export const addRest = (row: PackRow, missing: Tally): PackRow => ({
  ...row,
  pieces: toPieces(sumTallies([toTally(row) ?? [], missing])),
})

/** Rows with content. */
export const listParts = (rows: readonly PackRow[]): readonly PackRow[] =>
  rows.filter((row) => !isBlankPack(row))

/** Converts rows to the payload. A number of pieces that cannot be parsed leaves no tally. */
export const toPartsPayload = (rows: readonly PackRow[]) => ({
  parts: listParts(rows).map((row) => ({
    id: row.id,
    number: row.number.trim(),
    barcode: row.barcode.trim() || null,
    mark: row.mark.trim() || null,
    tally: toTally(row),
    kg: parsePieces(row.weight),
  })),
})

/** Returns the errors of all parts together, as the API does. */
export function findPartsErrors(whole: Tally, rows: readonly PackRow[]): FieldError[] {
  const { missing, extra } = findRemainder(whole, rows)
  const toError = (code: 'pieces_missing' | 'pieces_extra', pieces: Tally): FieldError[] =>
    pieces.length === 0
      ? []
      : [{ pointer: '/parts', code, params: { pieces: formatTally(pieces) } }]
  return [...toError('pieces_missing', missing), ...toError('pieces_extra', extra)]
}

/** Columns of fields that have one. Other errors are shown at the number of the part. */
const COLUMNS: Readonly<Record<string, string>> = { barcode: 'barcode', mark: 'mark', kg: 'weight' }

/** Returns the errors of single parts by row and column; those of pieces at the first length. */
export function toPartErrors(
  mistakes: readonly Mistake[],
  rows: readonly PackRow[],
  [first]: Tally,
) {
  const errors = new Map<string, Record<string, string>>()
  const parts = listParts(rows)
  for (const { name, message } of mistakes) {
    const [, at, field = ''] = name.split('.')
    const part = at === undefined ? undefined : parts[Number(at)]
    const column = field === 'tally' && first ? String(first.length_mm) : COLUMNS[field]
    if (part) errors.set(part.id, { [column ?? 'number']: message, ...errors.get(part.id) })
  }
  return errors
}
