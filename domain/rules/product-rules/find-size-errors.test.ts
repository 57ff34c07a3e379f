import { expect, it } from 'vitest'
import { findSizeErrors } from './find-size-errors'

const board = {
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4800,
  lengths: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  m3_per_pack: '4.320',
}
const pole = { ...board, thickness_mm: null, width_mm: null, diameter_mm: 120, taper_mm_per_m: 7 }
const findErrorCodes = (sizes: Parameters<typeof findSizeErrors>[0]) =>
  findSizeErrors(sizes).map(({ pointer, code }) => `${pointer} ${code}`)

it('a board with a section and a pole with a diameter are accepted', () => {
  expect(findErrorCodes(board)).toEqual([])
  expect(findErrorCodes(pole)).toEqual([])
})

it('sawn wood with half a section or a taper is refused', () => {
  expect(findErrorCodes({ ...board, width_mm: null })).toEqual(['/width_mm required'])
  expect(findErrorCodes({ ...board, taper_mm_per_m: 7 })).toEqual(['/taper_mm_per_m unexpected'])
})

it('round wood with a section is refused', () => {
  expect(findErrorCodes({ ...pole, thickness_mm: 50, width_mm: 150 })).toEqual([
    '/thickness_mm unexpected',
    '/width_mm unexpected',
  ])
})

it('an empty pack is refused', () => {
  expect(findErrorCodes({ ...board, m3_per_pack: '0.000' })).toEqual(['/m3_per_pack too_small'])
})
