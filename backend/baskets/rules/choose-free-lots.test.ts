import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { chooseFreeLots, type FreeLot, toShownFreePacks } from './choose-free-lots'
import type { Schemas } from '../../call'

const WOOD = {
  ...BOARD,
  thickness_mm: 47,
  width_mm: 100,
  length_mm: 4800,
  pcs_per_pack: 110,
  m3_per_pack: null,
}
const createLot = (id: string, location = 'LTKLJ', pcs = 110): FreeLot => ({
  id,
  location,
  pcs,
  litres: Math.round(pcs * 22.56),
})
const chooseAmounts = (
  free: FreeLot[],
  quantity: string,
  unit: 'pack' | 'pcs' | 'm3' | 'lm' | 'm2',
  specification: Schemas['Specification'] = WOOD,
) => {
  const found = chooseFreeLots(free, { quantity, unit, specification })
  return found && { ids: found.lots.map(({ id }) => id).join(''), isAll: found.isComplete }
}

describe('packs are taken first in, first out', () => {
  const free = [createLot('a'), createLot('b'), createLot('c')]
  it.each([
    ['a number of packs', '2', 'pack', 'ab', true],
    ['pieces that need one more pack', '111', 'pcs', 'ab', true],
    ['exactly the pieces of two packs', '220', 'pcs', 'ab', true],
    ['cubic metres', '2.483', 'm3', 'ab', true],
    ['metres', '528', 'lm', 'a', true],
    ['all packs if there are fewer', '9', 'pack', 'abc', false],
  ] as const)('%s', (_, quantity, unit, ids, isAll) => {
    expect(chooseAmounts(free, quantity, unit)).toEqual({ ids, isAll })
  })

  it('an opened pack counts with its remaining pieces', () => {
    expect(chooseAmounts([createLot('a', 'LTKLJ', 40), createLot('b')], '110', 'pcs')).toEqual({
      ids: 'ab',
      isAll: true,
    })
  })
})

describe('all chosen packs are at one location', () => {
  it('the first location with enough packs, even if another has older ones', () => {
    expect(
      chooseAmounts([createLot('a', 'LVRIX'), createLot('b'), createLot('c')], '2', 'pack'),
    ).toEqual({
      ids: 'bc',
      isAll: true,
    })
  })
  it('the location with most packs if none has enough', () => {
    expect(
      chooseAmounts([createLot('a', 'LVRIX'), createLot('b'), createLot('c')], '5', 'pack'),
    ).toEqual({
      ids: 'bc',
      isAll: false,
    })
  })
})

it('metres of boards of random lengths can’t be counted in packs', () => {
  expect(chooseAmounts([createLot('a')], '100', 'lm', { ...WOOD, length_mm: null })).toBeNull()
})

it('a choice of lots has no more packs than needed, and none of two locations', () => {
  const packs = fc.array(
    fc.record({
      location: fc.constantFrom('LTKLJ', 'LVRIX'),
      pcs: fc.integer({ min: 1, max: 200 }),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(packs, fc.integer({ min: 1, max: 2000 }), (packs, pieces) => {
      const free = packs.map(({ location, pcs }, i) => createLot(String(i), location, pcs))
      const found = chooseFreeLots(free, {
        quantity: String(pieces),
        unit: 'pcs',
        specification: WOOD,
      })
      const sum = (lots: readonly FreeLot[]) => lots.reduce((total, { pcs }) => total + pcs, 0)
      expect(new Set(found?.lots.map(({ location }) => location)).size).toBeLessThanOrEqual(1)
      const allButLast = found?.isComplete ? sum(found.lots.slice(0, -1)) : -1
      expect(allButLast).toBeLessThan(pieces)
      expect(found?.isComplete).toBe(
        ['LTKLJ', 'LVRIX'].some(
          (place) => sum(free.filter(({ location }) => location === place)) >= pieces,
        ),
      )
    }),
  )
})

it.each([
  ['five packs are shown to a client without full amounts', 5, 0, 'client', 0, 5, false],
  ['a client without full amounts sees that there are more than five', 40, 0, 'client', 0, 5, true],
  ['packs in the own basket do not reveal the number of the others', 4, 5, 'client', 0, 5, true],
  ['all packs are shown to a client with full amounts', 40, 5, 'client', 1, 40, false],
  ['six packs are six for a client with full amounts', 6, 0, 'client', 1, 6, false],
  ['all packs are shown to staff', 40, 0, 'manager', 0, 40, false],
] as const)('%s', (_, packs, ownPacks, role, flag, free_packs, has_more_packs) => {
  expect(toShownFreePacks(packs, ownPacks, { role }, { sees_full_amounts: flag })).toEqual({
    free_packs,
    has_more_packs,
  })
})
