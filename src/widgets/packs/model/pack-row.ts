import { readPieces } from '@domain/readers'
import {
  computeTallyFigures,
  createTally,
  type Dimensions,
  type Tally,
  type TallyFigures,
} from '@domain/timber'
import type { NumberForm } from '@domain/numbers'

/** Most pieces of one length in a pack, as in the contract. */
const MAX_PIECES = 100_000

/** Form values of a pack: its number, and pieces as typed by length in mm. */
export interface PackRow {
  readonly id: string
  readonly number: string
  readonly barcode: string
  readonly mark: string
  /** Weight on the mill's scale, kg. */
  readonly weight: string
  readonly pieces: Readonly<Record<string, string>>
}

/** Creates an empty pack with a new id. */
export const createPackRow = (values: Partial<Omit<PackRow, 'id'>> = {}): PackRow => ({
  id: crypto.randomUUID(),
  number: '',
  barcode: '',
  mark: '',
  weight: '',
  pieces: {},
  ...values,
})

/** Converts a tally to typed pieces by length. */
export const toPieces = (tally: Tally): PackRow['pieces'] =>
  Object.fromEntries(tally.map(({ length_mm, pcs }) => [String(length_mm), String(pcs)]))

/** Parses a typed number of pieces: null for an empty cell, undefined for other text. */
export function parsePieces(text: string, form?: NumberForm): number | null | undefined {
  // A row is read again with each key, and nearly all of its cells are plain digits.
  if (/^\d{1,5}$/.test(text)) return Number(text)
  const read = readPieces(text, MAX_PIECES, form)
  if ('code' in read)
    return Number(read.thousands) <= MAX_PIECES ? Number(read.thousands) : undefined
  return read.ok ? read.value : undefined
}

/**
 * Returns a function that computes the value of an object once; undefined is computed again. Rows
 * are replaced when they change, so that a key in one cell computes one row of thousands.
 */
export function memoize<Item extends object, Value>(
  compute: (item: Item) => Value,
): (item: Item) => Value {
  const values = new WeakMap<Item, Value>()
  return (item) => {
    const known = values.get(item)
    if (known !== undefined) return known
    const value = compute(item)
    values.set(item, value)
    return value
  }
}

/** Returns the parsed pieces of a pack by length in mm, as `parsePieces`. */
export const getPieces = memoize(
  ({ pieces }: PackRow): ReadonlyMap<string, number | null | undefined> =>
    new Map(Object.entries(pieces).map(([length, text]) => [length, parsePieces(text)])),
)

/** Returns the tally of a pack; null if a cell is not a number of pieces. */
export const toTally = memoize((row: PackRow): Tally | null => {
  const rows = [...getPieces(row)].map(([length, pcs]) => ({ length_mm: Number(length), pcs }))
  return rows.every(
    (each): each is { length_mm: number; pcs: number | null } => each.pcs !== undefined,
  )
    ? createTally(rows.map(({ length_mm, pcs }) => ({ length_mm, pcs: pcs ?? 0 })))
    : null
})

const createFiguresReader = memoize((section: Dimensions) =>
  memoize((row: PackRow): TallyFigures | null => {
    const tally = toTally(row)
    return tally && tally.length > 0 ? computeTallyFigures(tally, section) : null
  }),
)

/** Figures of a pack; null if they cannot be computed or there are no pieces. */
export const getPackFigures = (row: PackRow, section: Dimensions): TallyFigures | null =>
  createFiguresReader(section)(row)

const isBlank = (text: string) => text.trim() === ''

/** True for a row without a number and pieces, which is not saved. */
export const isBlankPack = memoize(({ number, barcode, mark, weight, pieces }: PackRow): boolean =>
  [number, barcode, mark, weight, ...Object.values(pieces)].every(isBlank),
)

/** Returns the lengths of a pack that have pieces, in mm, separated by spaces. */
const joinLengths = memoize(({ pieces }: PackRow) =>
  Object.keys(pieces)
    .filter((length) => !isBlank(pieces[length] ?? ''))
    .join(' '),
)

/** Lengths of the packs' pieces, ascending, in mm. */
export const listLengths = (rows: readonly PackRow[], more: readonly number[] = []): number[] => {
  // Packs mostly have the same lengths, so a key in a cell compares one text a pack.
  const texts = new Set(rows.map(joinLengths))
  const lengths = [...texts].flatMap((text) => text.split(' ').filter(Boolean).map(Number))
  return [...new Set([...more, ...lengths])].toSorted((a, b) => a - b)
}
