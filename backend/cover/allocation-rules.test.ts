import { expect, it } from 'vitest'
import { hasAllocatableWood, acceptsAllocations } from './allocation-rules'

it('a deal takes wood from the day the client has it on paper until it is settled', () => {
  expect((['draft', 'completed', 'canceled'] as const).filter(acceptsAllocations)).toEqual([])
  expect(
    (['order_confirmation', 'confirmed', 'loading', 'shipped', 'delivered'] as const).every(
      acceptsAllocations,
    ),
  ).toBe(true)
})

it('a supply gives wood, planned or bought, until it is settled', () => {
  expect((['completed', 'canceled'] as const).filter(hasAllocatableWood)).toEqual([])
  expect(
    (
      ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped'] as const
    ).every(hasAllocatableWood),
  ).toBe(true)
})
