import { expect, it } from 'vitest'
import { givesWood, takesWood } from './rules'

it('a deal takes wood from the day the client has it on paper until it is settled', () => {
  expect((['draft', 'completed', 'canceled'] as const).filter(takesWood)).toEqual([])
  expect(
    (['order_confirmation', 'confirmed', 'loading', 'shipped', 'delivered'] as const).every(
      takesWood,
    ),
  ).toBe(true)
})

it('a supply gives wood, planned or bought, until it is settled', () => {
  expect((['completed', 'canceled'] as const).filter(givesWood)).toEqual([])
  expect(
    (
      ['draft', 'ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped'] as const
    ).every(givesWood),
  ).toBe(true)
})
