import { expect, it } from 'vitest'
import { toMoveWrites } from './move-wood'

const allocatedWood = {
  supplyLineId: 'bought',
  dealLineId: 'one',
  amount: { m3: '12.960', packs: '12' },
}
const moveWood = (
  ...[wood, current]: [Parameters<typeof toMoveWrites>[0], Parameters<typeof toMoveWrites>[2]]
) => toMoveWrites(wood, 'other', current)

it('wood moves from one deal line to another, in addition to what that line has', () => {
  expect(moveWood(allocatedWood, { m3: '2.160', packs: '2' })).toEqual([
    { supply_line_id: 'bought', deal_line_id: 'one', was_m3: '12.960', quantity: '0', unit: 'm3' },
    {
      supply_line_id: 'bought',
      deal_line_id: 'other',
      was_m3: '2.160',
      quantity: '14',
      unit: 'pack',
    },
  ])
  expect(moveWood(allocatedWood, { m3: '2.000', packs: '1.85' })[1]).toMatchObject({
    quantity: '14.960',
    unit: 'm3',
  })
  expect(moveWood(allocatedWood, { m3: '0.000', packs: null })[1]).toMatchObject({
    quantity: '12',
    unit: 'pack',
  })
})

it('unallocated wood is allocated up to the shortfall', () => {
  expect(moveWood({ ...allocatedWood, dealLineId: null }, { m3: '0.000', packs: null })).toEqual([
    {
      supply_line_id: 'bought',
      deal_line_id: 'other',
      was_m3: '0.000',
      quantity: null,
      unit: 'm3',
    },
  ])
})
