import { describe, expect, it } from 'vitest'
import { BOARD, POLE } from '@/shared/lib/rules/inspection/samples'
import {
  donePiece,
  isBegun,
  newEntry,
  pressBack,
  pressKey,
  pressNext,
  slotsOf,
  toggleDefect,
  type PieceEntry,
} from './piece-entry'

const slots = slotsOf(BOARD)
const keyed = (entry: PieceEntry, keys: string) => [...keys].reduce(pressKey, entry)

describe('keying a piece', () => {
  it('goes through the sizes that the wood has, and its moisture', () => {
    expect(slots).toEqual(['thickness_mm', 'width_mm', 'length_mm', 'moisture_percent'])
    expect(slotsOf(POLE)).toEqual(['thickness_mm', 'length_mm', 'moisture_percent'])
  })
  it('takes as many digits as a size has, one mark and one place behind it', () => {
    expect(keyed(newEntry(slots, 'a'), '47,55.1').piece.thickness_mm).toBe('47.5')
    expect(keyed(newEntry(slots, 'a'), '.47').piece.thickness_mm).toBe('47')
    expect(
      keyed({ ...newEntry(slots, 'a'), slot: 'moisture_percent' }, '185').piece.moisture_percent,
    ).toBe('18')
  })
  it('goes on by one key, and says where the piece ends', () => {
    const width = pressNext(newEntry(slots, 'a'), slots)
    expect(width?.slot).toBe('width_mm')
    expect(pressNext({ ...newEntry(slots, 'a'), slot: 'moisture_percent' }, slots)).toBeNull()
  })
  it('takes a digit back, and in an empty place the place', () => {
    const entry = keyed(newEntry(slots, 'a'), '4')
    expect(pressBack(entry, slots).piece.thickness_mm).toBe('')
    expect(pressBack({ ...entry, slot: 'width_mm' }, slots).slot).toBe('thickness_mm')
  })
  it('has a defect or not, by one press each', () => {
    const seen = toggleDefect(newEntry(slots, 'a'), 'wane')
    expect(seen.piece.defects).toEqual(['wane'])
    expect(toggleDefect(seen, 'wane').piece.defects).toEqual([])
    expect([isBegun(seen), isBegun(newEntry(slots, 'a'))]).toEqual([true, false])
  })
  it('keeps no mark without a digit behind it', () => {
    expect(donePiece(keyed(newEntry(slots, 'a'), '47.')).thickness_mm).toBe('47')
  })
})
