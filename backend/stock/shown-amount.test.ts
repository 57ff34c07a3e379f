import { expect, it } from 'vitest'
import { board } from '@domain/timber/samples'
import { toShownAmounts } from './shown-amount'

const spruce = board(50, 150, 4500)
const packs = (count: number) => ({ packs: count, pcs: count * 72, litres: count * 2430 })
const shown = (counts: readonly number[], seesAmounts: boolean) =>
  toShownAmounts(counts.map(packs), seesAmounts, spruce)
const nothingElse = { packs: 5, pcs: null, volume_m3: null, length_lm: null }

it('every user sees five packs exactly, in every unit and per location', () => {
  const { all, places } = shown([3, 2], false)
  expect(all).toEqual({
    packs: 5,
    bound: 'exact',
    pcs: 360,
    volume_m3: '12.150',
    length_lm: '1620',
  })
  expect(places.map((place) => place.packs)).toEqual([3, 2])
})

it('restricted users can not learn the number of more than five packs', () => {
  expect(shown([6], false)).toEqual({
    all: { bound: 'more_than', ...nothingElse },
    places: [{ bound: 'more_than', ...nothingElse }],
  })
  expect(shown([600], false)).toEqual(shown([6], false))
  expect(shown([6], true).all).toMatchObject({ packs: 6, bound: 'exact', pcs: 432 })
})

it('restricted users can not add it up from locations with five or fewer', () => {
  expect(shown([5, 4], false).places).toEqual([
    { bound: 'at_most', ...nothingElse },
    { bound: 'at_most', ...nothingElse },
  ])
  expect(shown([5, 1], false)).toEqual(shown([3, 3], false))
  expect(shown([40, 1], false).places).toEqual(shown([6, 5], false).places)
})
