import { appendKey, getMeasuredSizes } from '@/shared/lib/rules/inspection'
import type { PieceValues } from './supply-report-form'

export type Slot = 'thickness_mm' | 'width_mm' | 'length_mm' | 'moisture_percent'
export type Defect = PieceValues['defects'][number]

/** A piece while it is measured: what was keyed so far, and where the next key goes. */
export interface PieceEntry {
  readonly piece: PieceValues
  readonly slot: Slot
}

/** What is keyed of a piece, in the order in which one measures. */
export const listSlots = (
  specification: Parameters<typeof getMeasuredSizes>[0],
): readonly Slot[] => [...getMeasuredSizes(specification), 'moisture_percent']

/** Digits before the mark: of mm and of per cent, as the contract takes them. */
const maxDigits: Record<Slot, number> = {
  thickness_mm: 4,
  width_mm: 4,
  length_mm: 5,
  moisture_percent: 2,
}

const emptyPiece = (id: string): PieceValues => ({
  id,
  thickness_mm: '',
  width_mm: '',
  length_mm: '',
  moisture_percent: '',
  defects: [],
})

/** A piece that nobody has measured yet. */
export const createEntry = (slots: readonly Slot[], id: string): PieceEntry => ({
  piece: emptyPiece(id),
  slot: slots[0] ?? 'moisture_percent',
})

/** A key of the pad: a digit, or the mark. What a number has no room for is not taken. */
export const pressKey = ({ piece, slot }: PieceEntry, key: string): PieceEntry => ({
  piece: { ...piece, [slot]: appendKey(piece[slot], key, maxDigits[slot]) },
  slot,
})

/** Takes the last sign back; in an empty place, goes to the one before. */
export function pressBack({ piece, slot }: PieceEntry, slots: readonly Slot[]): PieceEntry {
  if (piece[slot] !== '') return { piece: { ...piece, [slot]: piece[slot].slice(0, -1) }, slot }
  return { piece, slot: slots[Math.max(0, slots.indexOf(slot) - 1)] ?? slot }
}

/** On to the next place; null where the piece is through. */
export function pressNext({ piece, slot }: PieceEntry, slots: readonly Slot[]): PieceEntry | null {
  const next = slots[slots.indexOf(slot) + 1]
  return next ? { piece, slot: next } : null
}

export const toggleDefect = ({ piece, slot }: PieceEntry, defect: Defect): PieceEntry => ({
  piece: {
    ...piece,
    defects: piece.defects.includes(defect)
      ? piece.defects.filter((each) => each !== defect)
      : [...piece.defects, defect],
  },
  slot,
})

/** A piece as it is kept: a mark without a digit behind it is none. */
export const toFinishedPiece = ({ piece }: PieceEntry): PieceValues => ({
  ...piece,
  ...Object.fromEntries(
    (['thickness_mm', 'width_mm', 'length_mm', 'moisture_percent'] as const).map((slot) => [
      slot,
      piece[slot].replace(/\.$/, ''),
    ]),
  ),
})

/** Whether something was keyed of it. */
export const hasInput = ({ piece }: PieceEntry): boolean =>
  piece.defects.length > 0 ||
  [piece.thickness_mm, piece.width_mm, piece.length_mm, piece.moisture_percent].some(
    (typed) => typed !== '',
  )
