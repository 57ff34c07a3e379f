import { describe, expect, it } from 'vitest'
import { isMillVolumeOff, computePackFigures } from './pack-figures'
import { BLANK_SPECIFICATION } from './specification'

const board = {
  ...BLANK_SPECIFICATION,
  thickness_mm: 47,
  width_mm: 100,
  length_mm: 4800,
  pcs_per_pack: 110,
  density_kg_m3: 470,
}

describe('a pack', () => {
  it('has the volume of its pieces, and a weight from the density', () => {
    expect(computePackFigures(board)).toEqual({
      piece_m3: '0.023',
      pack_m3: '2.482',
      pack_kg: '1167',
      pack_lm: '528',
      counted_m3: '2.482',
      mill_percent: null,
    })
  })

  it('of poles is computed as cylinders of the top diameter, or as truncated cones if there is a taper', () => {
    const pole = {
      ...BLANK_SPECIFICATION,
      diameter_mm: 150,
      length_mm: 8000,
      pcs_per_pack: 20,
      density_kg_m3: 700,
    }
    expect(computePackFigures(pole)).toMatchObject({
      piece_m3: '0.141',
      pack_m3: '2.827',
      pack_kg: '1979',
    })
    expect(computePackFigures({ ...pole, taper_mm_per_m: 7 })).toMatchObject({
      piece_m3: '0.201',
      pack_m3: '4.014',
    })
  })

  it('has the sawmill’s volume if the number of pieces is unknown', () => {
    expect(
      computePackFigures({ ...board, pcs_per_pack: null, m3_per_pack: '2.500' }),
    ).toMatchObject({
      pack_m3: '2.500',
      pack_kg: '1175',
      mill_percent: null,
    })
    expect(computePackFigures({ ...board, length_mm: null })).toMatchObject({
      piece_m3: null,
      pack_m3: null,
      pack_kg: null,
    })
  })

  it.each([
    ['2.482', false],
    ['2.550', false],
    ['2.560', true],
    ['2.400', true],
    ['24.820', true],
  ])('warns if the sawmill’s volume of %s m3 is more than 3 % off: %s', (m3_per_pack, isOff) => {
    expect(isMillVolumeOff(computePackFigures({ ...board, m3_per_pack }))).toBe(isOff)
  })
})
