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
  const read = readPieces(text, MAX_PIECES, form)
  if ('code' in read)
    return Number(read.thousands) <= MAX_PIECES ? Number(read.thousands) : undefined
  return read.ok ? read.value : undefined
}

/** Returns the tally of a pack; null if a cell is no number of pieces. */
export function toTally({ pieces }: PackRow): Tally | null {
  const rows = Object.entries(pieces).map(([length, text]) => ({
    length_mm: Number(length),
    pcs: parsePieces(text),
  }))
  return rows.every(
    (row): row is { length_mm: number; pcs: number | null } => row.pcs !== undefined,
  )
    ? createTally(rows.map(({ length_mm, pcs }) => ({ length_mm, pcs: pcs ?? 0 })))
    : null
}

/** Figures of a pack; null if they cannot be computed or there are no pieces. */
export function getPackFigures(row: PackRow, section: Dimensions): TallyFigures | null {
  const tally = toTally(row)
  return tally && tally.length > 0 ? computeTallyFigures(tally, section) : null
}

const isBlank = (text: string) => text.trim() === ''

/** True for a row without a number and pieces, which is not saved. */
export const isBlankPack = ({ number, barcode, mark, weight, pieces }: PackRow): boolean =>
  [number, barcode, mark, weight, ...Object.values(pieces)].every(isBlank)

/** Lengths of the packs' pieces, ascending, in mm. */
export const listLengths = (rows: readonly PackRow[], more: readonly number[] = []): number[] => {
  const lengths = new Set(more)
  for (const { pieces } of rows)
    for (const [length, text] of Object.entries(pieces))
      if (!isBlank(text)) lengths.add(Number(length))
  return [...lengths].toSorted((a, b) => a - b)
}
