import { formatTally, subtractPieces, sumTallies, type Tally } from '@domain/timber'
import { toPackNumberKey } from '@domain/rules/pack-number'
import type { Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'
import { toBarcodeKey } from '../../stock/barcodes'
import { findTallyErrors } from './check-packs'

type NewPack = Schemas['NewPack']

export type PartsContext = {
  /** Tally of all opened packs together. */
  whole: Tally
  specification: Schemas['Specification']
  /** Submitted ids that packs have. */
  takenIds: ReadonlySet<string>
  /** Keys of the numbers in the supply, opened packs included. */
  takenNumbers: ReadonlySet<string>
  /** Keys of submitted barcodes that other packs, or packs in stock, have. */
  takenBarcodes: ReadonlySet<string>
}

/**
 * Returns the errors of the packs that others are split or merged into: ids, numbers and barcodes
 * are new, and each piece is in one of them.
 * @param parts with the pointer of each
 * @param wholePointer of errors of all pieces together
 */
export function checkParts(
  parts: readonly (readonly [pointer: string, pack: NewPack])[],
  wholePointer: string,
  { whole, specification, takenIds, takenNumbers, takenBarcodes }: PartsContext,
): FieldError[] {
  const [ids, numbers, barcodes] = [
    new Set(takenIds),
    new Set(takenNumbers),
    new Set(takenBarcodes),
  ]
  const errors = parts.flatMap(([pointer, { id, number, barcode, tally }]): FieldError[] => [
    ...findRepeated(ids, id, `${pointer}/id`),
    ...findRepeated(numbers, toPackNumberKey(number), `${pointer}/number`, number),
    ...(barcode === null
      ? []
      : findRepeated(barcodes, toBarcodeKey(barcode), `${pointer}/barcode`, barcode)),
    ...findTallyErrors(tally, `${pointer}/tally`, specification),
  ])
  const packed = sumTallies(parts.map(([, { tally }]) => tally))
  return [
    ...errors,
    ...toPiecesError(wholePointer, 'pieces_missing', subtractPieces(whole, packed)),
    ...toPiecesError(wholePointer, 'pieces_extra', subtractPieces(packed, whole)),
  ]
}

const toPiecesError = (
  pointer: string,
  code: 'pieces_missing' | 'pieces_extra',
  pieces: Tally,
): FieldError[] =>
  pieces.length === 0 ? [] : [{ pointer, code, params: { pieces: formatTally(pieces) } }]

/** Adds a value that has to be new. */
function findRepeated(
  taken: Set<string>,
  key: string,
  pointer: string,
  name?: string,
): FieldError[] {
  if (!taken.has(key)) {
    taken.add(key)
    return []
  }
  return [{ pointer, code: 'duplicate', ...(name !== undefined && { params: { name } }) }]
}
