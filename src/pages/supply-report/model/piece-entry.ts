import { getMeasuredSizes } from '@domain/rules/inspection'
import { appendKey } from '@/widgets/inspection'
import type { PieceValues } from './supply-report-form'

export type Slot = 'thickness_mm' | 'width_mm' | 'length_mm' | 'moisture_percent'
export type Defect = PieceValues['defects'][number]

/** A piece being measured, and the field that receives the next key. */
export interface PieceEntry {
  readonly piece: PieceValues
  readonly slot: Slot
}

/** Fields of a piece in measuring order. */
export const listSlots = (
  specification: Parameters<typeof getMeasuredSizes>[0],
): readonly Slot[] => [...getMeasuredSizes(specification), 'moisture_percent']

/** Digits before the decimal mark, in mm or per cent, as in the contract. */
const MAX_DIGITS: Record<Slot, number> = {
  thickness_mm: 4,
  width_mm: 4,
  length_mm: 5,
  moisture_percent: 2,
}

const createEmptyPiece = (id: string): PieceValues => ({
  id,
  thickness_mm: '',
  width_mm: '',
  length_mm: '',
  moisture_percent: '',
  defects: [],
})

export const createEntry = (slots: readonly Slot[], id: string): PieceEntry => ({
  piece: createEmptyPiece(id),
  slot: slots[0] ?? 'moisture_percent',
})

/** Adds a digit or the decimal mark. Ignores it if the number has no room. */
export const pressKey = ({ piece, slot }: PieceEntry, key: string): PieceEntry => ({
  piece: { ...piece, [slot]: appendKey(piece[slot], key, MAX_DIGITS[slot]) },
  slot,
})

/** Removes the last character; in an empty field, returns to the previous field. */
export function pressBack({ piece, slot }: PieceEntry, slots: readonly Slot[]): PieceEntry {
  if (piece[slot] !== '') return { piece: { ...piece, [slot]: piece[slot].slice(0, -1) }, slot }
  return { piece, slot: slots[Math.max(0, slots.indexOf(slot) - 1)] ?? slot }
}

/** Moves to the next field; null after the last one. */
export function pressNext({ piece, slot }: PieceEntry, slots: readonly Slot[]): PieceEntry | null {
  const next = slots[slots.indexOf(slot) + 1]
  return next ? { piece, slot: next } : null
}

export const toggleDefect = ({ piece, slot }: PieceEntry, defect: Defect): PieceEntry => ({
  piece: {
    ...piece,
    defects: piece.defects.includes(defect)
      ? piece.defects.filter((other) => other !== defect)
      : [...piece.defects, defect],
  },
  slot,
})

/** Returns the piece to store, without a trailing decimal mark. */
export const toFinishedPiece = ({ piece }: PieceEntry): PieceValues => ({
  ...piece,
  ...Object.fromEntries(
    (['thickness_mm', 'width_mm', 'length_mm', 'moisture_percent'] as const).map((slot) => [
      slot,
      piece[slot].replace(/\.$/, ''),
    ]),
  ),
})

/** True if any field has input. */
export const hasInput = ({ piece }: PieceEntry): boolean =>
  piece.defects.length > 0 ||
  [piece.thickness_mm, piece.width_mm, piece.length_mm, piece.moisture_percent].some(
    (value) => value !== '',
  )
