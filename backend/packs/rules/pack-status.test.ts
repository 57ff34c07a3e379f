import { expect, it } from 'vitest'
import { toJson } from '../../db/rows'
import { isPackRemovable, isVerdictVoid } from './pack-status'

const pieces = (pcs: number) => toJson([{ length_mm: 4200, pcs }])
const judged = { verdict: 'accepted' as const, tally: pieces(60), supply_line_id: 'first' }

it('an acceptance is void once the pieces or the line of the pack change', () => {
  expect(isVerdictVoid(judged, judged)).toBe(false)
  expect(isVerdictVoid(judged, { ...judged, tally: pieces(61) })).toBe(true)
  expect(isVerdictVoid(judged, { ...judged, supply_line_id: 'second' })).toBe(true)
  expect(isVerdictVoid({ ...judged, verdict: null }, { ...judged, tally: pieces(61) })).toBe(false)
})

it('a rejected pack stays rejected when its pieces change', () => {
  const rejected = { ...judged, verdict: 'rejected' as const }
  expect(isVerdictVoid(rejected, { ...rejected, tally: pieces(61) })).toBe(false)
})

it('an inspected pack stays on the list', () => {
  const open = { status: 'listed' as const, lot_id: null, load_id: null }
  expect(isPackRemovable({ ...open, verdict: null })).toBe(true)
  expect(isPackRemovable({ ...open, verdict: null, load_id: 'load' })).toBe(false)
  for (const verdict of ['accepted', 'rejected'] as const)
    expect(isPackRemovable({ ...open, status: verdict, verdict })).toBe(false)
})
