import { expect, it } from 'vitest'
import { updateRejectedPieces } from './rejected-packs'

const listed = [
  { id: 'first', number: 'A-1', barcode: null, pcs: 40 },
  { id: 'second', number: 'A-2', barcode: null, pcs: 60 },
]
const createScan = (pack_id: string, is_rejected: 'true' | '') => ({
  id: pack_id,
  pack_id,
  text: pack_id,
  belongs_to: '',
  is_rejected,
  reason: '',
})
const accepted = [createScan('first', ''), createScan('second', '')]
const rejected = [createScan('first', 'true'), createScan('second', '')]

it.each([
  ['', '40'],
  ['0', '40'],
  ['55', '55'],
])('a rejected pack adds its pieces to %j, so that they are %s', (entered, expected) =>
  expect(updateRejectedPieces(entered, listed, { before: accepted, after: rejected })).toBe(
    expected,
  ),
)

it('a pack that is accepted again takes its pieces off', () =>
  expect(updateRejectedPieces('40', listed, { before: rejected, after: accepted })).toBe('0'))

it('packs of other wood change nothing', () =>
  expect(updateRejectedPieces('', [], { before: accepted, after: rejected })).toBe(''))
