import { sql } from 'kysely'
import { expect, expectTypeOf, it } from 'vitest'
import type { RequestQuery } from '../call'
import type { DealFilterValues } from '../deals/queries'
import { toConditions, type Filters } from './filters'

type SampleFilters = { q?: string; wood?: string[] }
const alwaysTrue = () => sql<boolean>`true`

it('only filters with a value add conditions', () => {
  const filters: Filters<SampleFilters> = { q: alwaysTrue, wood: (woods) => woods.map(alwaysTrue) }
  expect(toConditions(filters, {})).toHaveLength(0)
  expect(toConditions(filters, { q: '', wood: [] })).toHaveLength(0)
  expect(toConditions(filters, { q: 'pine', wood: ['PNSY', 'PCAB'] })).toHaveLength(3)
})

it('a filter of the contract without a condition does not compile', () => {
  // @ts-expect-error: `wood` is declared and has no condition
  const incompleteFilters: Filters<SampleFilters> = { q: alwaysTrue }
  const undeclaredFilters: Filters<SampleFilters> = {
    q: alwaysTrue,
    wood: alwaysTrue,
    // @ts-expect-error: `colour` has a condition and is not declared
    colour: alwaysTrue,
  }
  expect([incompleteFilters, undeclaredFilters]).toHaveLength(2)
})

it('the totals of deals accept the same filters as the list', () => {
  expectTypeOf<RequestQuery<'sumDeals'>>().toEqualTypeOf<DealFilterValues>()
})
