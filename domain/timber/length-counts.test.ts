import { describe, expect, it } from 'vitest'
import { findCountProblem, splitEvenly, takePart } from './length-counts'
import { createRange, createSeveral } from './length-samples'
import { createBoard } from './samples'

describe('counts of a line', () => {
  const board = createBoard(47, 150, null, { pcs_per_pack: 72 })
  const counted = { ...board, lengths: createSeveral({ 3900: 40, 4200: 60 }, 'pcs') }

  it('agree with the quantity, a volume within half a per cent', () => {
    expect(findCountProblem('100', 'pcs', counted)).toBeNull()
    expect(findCountProblem('101', 'pcs', counted)).toEqual({ sum: 100, unit: 'pcs' })
    // 408 m x 47 x 150 mm = 2.8764 m3
    expect(findCountProblem('2.88', 'm3', counted)).toBeNull()
    expect(findCountProblem('3', 'm3', counted)).toEqual({ sum: 100, unit: 'pcs' })
    expect(
      findCountProblem('12', 'pack', {
        ...board,
        lengths: createSeveral({ 3900: 4, 4200: 7 }, 'pack'),
      }),
    ).toEqual({ sum: 11, unit: 'pack' })
  })

  it.each([
    ['50', 'pcs', { 3900: 20, 4200: 30 }],
    // A quarter of 2.8764 m3.
    ['0.719', 'm3', { 3900: 10, 4200: 15 }],
    ['204', 'lm', { 3900: 20, 4200: 30 }],
    ['100', 'pcs', { 3900: 40, 4200: 60 }],
  ] as const)('keep their proportions in a part of %s %s', (quantity, unit, counts) => {
    expect(takePart(counted, quantity, unit)).toEqual({
      specification: { ...board, lengths: createSeveral(counts, 'pcs') },
      quantity,
      unit,
      hasLostCounts: false,
    })
  })

  it('are dropped for a part that they do not divide into', () => {
    // 51 of the pieces, 4.08 m on average.
    expect(takePart(counted, '51', 'pcs')).toEqual({
      specification: { ...board, lengths: createSeveral({ 3900: null, 4200: null }) },
      quantity: '1.467',
      unit: 'm3',
      hasLostCounts: true,
    })
    const packs = { ...board, lengths: createSeveral({ 3900: 4, 4200: 8 }, 'pack') }
    expect(takePart(packs, '3', 'pack').specification.lengths).toEqual(
      createSeveral({ 3900: 1, 4200: 2 }, 'pack'),
    )
    expect(takePart(packs, '2', 'pack')).toMatchObject({ unit: 'm3', hasLostCounts: true })
  })

  it('are split evenly only if the quantity divides', () => {
    const lengths = createSeveral({ 3900: null, 4200: null, 4800: null })
    expect(splitEvenly('12', 'pack', lengths)).toEqual(
      createSeveral({ 3900: 4, 4200: 4, 4800: 4 }, 'pack'),
    )
    expect(splitEvenly('13', 'pack', lengths)).toBeNull()
    expect(splitEvenly('12', 'm3', lengths)).toBeNull()
    expect(splitEvenly('12', 'pack', createRange(3000, 5400))).toBeNull()
  })
})
