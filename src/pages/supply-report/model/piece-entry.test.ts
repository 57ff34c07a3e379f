import { describe, expect, it } from 'vitest'
import { BOARD, POLE } from '@domain/rules/inspection/samples'
import {
  toFinishedPiece,
  hasInput,
  createEntry,
  pressBack,
  pressKey,
  pressNext,
  listSlots,
  toggleDefect,
  type PieceEntry,
} from './piece-entry'

const slots = listSlots(BOARD)
const pressKeys = (entry: PieceEntry, keys: string) => [...keys].reduce(pressKey, entry)

describe('keying a piece', () => {
  it('steps through the sizes of its wood, and its moisture', () => {
    expect(slots).toEqual(['thickness_mm', 'width_mm', 'length_mm', 'moisture_percent'])
    expect(listSlots(POLE)).toEqual(['thickness_mm', 'length_mm', 'moisture_percent'])
  })
  it('limits the digits per size, with one decimal', () => {
    expect(pressKeys(createEntry(slots, 'a'), '47,55.1').piece.thickness_mm).toBe('47.5')
    expect(pressKeys(createEntry(slots, 'a'), '.47').piece.thickness_mm).toBe('47')
    expect(
      pressKeys({ ...createEntry(slots, 'a'), slot: 'moisture_percent' }, '185').piece
        .moisture_percent,
    ).toBe('18')
  })
  it('moves on by one key, and says when the piece is complete', () => {
    const width = pressNext(createEntry(slots, 'a'), slots)
    expect(width?.slot).toBe('width_mm')
    expect(pressNext({ ...createEntry(slots, 'a'), slot: 'moisture_percent' }, slots)).toBeNull()
  })
  it('deletes a digit, and moves back from an empty field', () => {
    const entry = pressKeys(createEntry(slots, 'a'), '4')
    expect(pressBack(entry, slots).piece.thickness_mm).toBe('')
    expect(pressBack({ ...entry, slot: 'width_mm' }, slots).slot).toBe('thickness_mm')
  })
  it('toggles a defect by one press', () => {
    const withDefect = toggleDefect(createEntry(slots, 'a'), 'wane')
    expect(withDefect.piece.defects).toEqual(['wane'])
    expect(toggleDefect(withDefect, 'wane').piece.defects).toEqual([])
    expect([hasInput(withDefect), hasInput(createEntry(slots, 'a'))]).toEqual([true, false])
  })
  it('drops a decimal mark without a digit', () => {
    expect(toFinishedPiece(pressKeys(createEntry(slots, 'a'), '47.')).thickness_mm).toBe('47')
  })
})
