import { expect, it } from 'vitest'
import { hasAllocatableWood, acceptsAllocations } from './allocation-rules'

it('a deal accepts allocations from its order confirmation until it is delivered', () => {
  expect(
    (['draft', 'delivered', 'completed', 'canceled'] as const).filter(acceptsAllocations),
  ).toEqual([])
  expect(
    (['order_confirmation', 'confirmed', 'loading', 'shipped'] as const).every(acceptsAllocations),
  ).toBe(true)
})

it('a supply has allocatable wood, planned or bought, until it is completed', () => {
  expect((['completed', 'canceled'] as const).filter(hasAllocatableWood)).toEqual([])
  expect(
    (
      ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped'] as const
    ).every(hasAllocatableWood),
  ).toBe(true)
})
