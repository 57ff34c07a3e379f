import { sql } from 'kysely'
import { expect, expectTypeOf, it } from 'vitest'
import type { QueryOf } from '../call'
import type { Wanted } from '../deals/deal-filters'
import { conditionsOf, type Filters } from './filters'

type Sought = { q?: string; wood?: string[] }
const isTrue = () => sql<boolean>`true`

it('a list is narrowed by the filters that say something', () => {
  const filters: Filters<Sought> = { q: isTrue, wood: (woods) => woods.map(isTrue) }
  expect(conditionsOf(filters, {})).toHaveLength(0)
  expect(conditionsOf(filters, { q: '', wood: [] })).toHaveLength(0)
  expect(conditionsOf(filters, { q: 'pine', wood: ['PNSY', 'PCAB'] })).toHaveLength(3)
})

it('a filter of the contract that nothing is narrowed by does not compile', () => {
  // @ts-expect-error: `wood` is declared and has no condition
  const lacking: Filters<Sought> = { q: isTrue }
  // @ts-expect-error: `colour` has a condition and is not declared
  const idle: Filters<Sought> = { q: isTrue, wood: isTrue, colour: isTrue }
  expect([lacking, idle]).toHaveLength(2)
})

it('the sums of a list of deals are narrowed by all that the list is', () => {
  expectTypeOf<QueryOf<'sumDeals'>>().toEqualTypeOf<Wanted>()
})
