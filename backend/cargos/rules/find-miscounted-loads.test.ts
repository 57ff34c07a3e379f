import { expect, it } from 'vitest'
import { findMiscountedLoads } from './check-cargo'

const load = { id: 'a', supplyNumber: 'S-1', packs: 12, pcs: 600 }
const line = { id: 'a', counted_packs: 12, counted_pcs: null }
const createNeed = (counted: string, planned: string, change: object = {}) => ({
  code: 'load_counted',
  pointer: '/lines/0/quantity',
  params: { supply: 'S-1', counted, planned, unit: 'pack', ...change },
})

it.each([
  ['as many packs', load, line, []],
  ['fewer packs', load, { ...line, counted_packs: 11 }, [createNeed('11', '12')]],
  [
    'as many packs with fewer pieces',
    load,
    { ...line, counted_pcs: 590 },
    [createNeed('590', '600', { unit: 'pcs' })],
  ],
  [
    'pieces of unknown packs',
    { ...load, packs: null },
    { ...line, counted_packs: null, counted_pcs: 601 },
    [createNeed('601', '600', { unit: 'pcs' })],
  ],
  ['packs without a known plan', { ...load, packs: null, pcs: null }, line, []],
])('a count of %s is compared with the plan', (_what, planned, counted, expected) => {
  expect(findMiscountedLoads([planned], [counted], [])).toEqual(expected)
})

it('the count names loads added after it and counted loads that were removed', () => {
  const missingLoad = { id: 'b', counted_packs: 4, counted_pcs: null }
  const before = [{ id: 'b', supply: { id: 'x', number: 'S-2' } }]
  expect(
    findMiscountedLoads(
      [load],
      [missingLoad, { ...missingLoad, id: 'c', counted_packs: 0 }],
      before,
    ),
  ).toEqual([
    createNeed('0', '12'),
    {
      code: 'load_counted',
      pointer: '/lines',
      params: { supply: 'S-2', counted: '4', planned: '0', unit: 'pack' },
    },
  ])
})
