import { expect, it } from 'vitest'
import { hasOtherLengths, sumLotsLitres } from './lot-litres'

const BOARD = {
  thickness_mm: 47,
  width_mm: 150,
  length_mm: 4200,
  diameter_mm: null,
  taper_mm_per_m: null,
  pcs_per_pack: null,
  m3_per_pack: null,
  density_kg_m3: 460,
}
const RANDOM = {
  ...BOARD,
  length_mm: null,
  lengths: { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm: 4200 },
}
const counted = (pcs: number, litres: number) => ({ pcs, litres, tally: null })

it('the pieces of all packs are measured together and rounded once', () => {
  expect(sumLotsLitres([counted(11, 326), counted(11, 326)], BOARD)).toBe(651)
})

it('a pack with a tally adds its own litres, others of the same line the average length', () => {
  const listed = { pcs: 100, litres: 3807, tally: [{ length_mm: 5400, pcs: 100 }] }
  expect(sumLotsLitres([listed], RANDOM)).toBe(3807)
  expect(sumLotsLitres([listed, counted(100, 2961)], RANDOM)).toBe(6768)
})

it('a pack of other lengths that was counted again adds its own litres', () => {
  expect(hasOtherLengths(counted(22, 651), BOARD)).toBe(false)
  expect(hasOtherLengths(counted(11, 340), BOARD)).toBe(true)
  expect(sumLotsLitres([counted(11, 326), counted(11, 340), counted(11, 326)], BOARD)).toBe(991)
})

it('wood whose pieces cannot be measured adds the litres of its packs', () => {
  const noAverage = { ...RANDOM, lengths: { ...RANDOM.lengths, average_mm: null } }
  expect(sumLotsLitres([counted(90, 2800), counted(80, 2700)], noAverage)).toBe(5500)
})
