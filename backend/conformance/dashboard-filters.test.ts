import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { expectAnswer } from './answers'
import { createPeople, type Host, type People } from './host'
import { openMswHost } from './hosts/msw'
import { countListed, toQueryString } from './fixtures/count-listed'

const RUNS = 12

let host: Host
let people: People
let ids: Record<'client_id' | 'sawmill_id' | 'sale_manager_id' | 'purchase_manager_id', string[]>

beforeAll(async () => {
  host = await openMswHost()
  people = createPeople(host)
  const visitor = await people.as('global_manager')
  const getIds = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  const deals = (await expectAnswer(await visitor.get('/deals/?limit=50'), 'listDeals')).items
  const supplies = (await expectAnswer(await visitor.get('/supplies/?limit=50'), 'listSupplies'))
    .items
  ids = {
    client_id: getIds(
      (await expectAnswer(await visitor.get('/clients/?limit=50'), 'listClients')).items,
    ),
    sawmill_id: getIds(
      (await expectAnswer(await visitor.get('/sawmills/?limit=50'), 'listSawmills')).items,
    ),
    sale_manager_id: getIds(deals.map(({ sale_manager }) => sale_manager)),
    purchase_manager_id: supplies.flatMap(({ purchase_manager }) =>
      purchase_manager ? [purchase_manager.id] : [],
    ),
  }
})
afterAll(() => host.close())

type Filter = Schemas['DashboardFilter']

const KNOWN: Readonly<Record<'deal' | 'supply' | 'cargo', readonly Filter[]>> = {
  deal: ['client_id', 'sale_manager_id', 'country', 'wood'],
  supply: ['sawmill_id', 'purchase_manager_id', 'country', 'wood'],
  cargo: ['client_id', 'sawmill_id', 'country', 'wood'],
}

/** Conditions of each filter, under the name that the list has for it. */
const NAMES: Readonly<Record<Filter, readonly string[]>> = {
  client_id: ['client_id', 'company_id'],
  sawmill_id: ['sawmill_id'],
  sale_manager_id: ['sale_manager_id'],
  purchase_manager_id: ['purchase_manager_id'],
  country: ['country'],
  wood: ['wood', 'species'],
}

/** Up to two values of a filter; none leaves it unset. */
function createArbitraryValues(filter: Filter): fc.Arbitrary<string[]> {
  const pickSome = (values: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })
  if (filter === 'country') return pickSome(['LT', 'LV', 'FR', 'ES', 'SE', 'GB'])
  return filter === 'wood' ? pickSome(['PNSY', 'PCAB', 'LADC']) : pickSome(ids[filter])
}

it.each(['deal', 'supply', 'cargo'] as const)(
  'each to-do line of the %s dashboard matches its list, filtered by every filter or naming the ignored ones',
  async (board) => {
    const filters = fc.record(
      Object.fromEntries(KNOWN[board].map((filter) => [filter, createArbitraryValues(filter)])),
    )
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const visitor = await people.as('global_manager')
        const answer = await visitor.get(`/dashboards/${board}/?${toQueryString(chosen)}`)
        const { work } =
          board === 'deal'
            ? await expectAnswer(answer, 'getDealDashboard')
            : board === 'supply'
              ? await expectAnswer(answer, 'getSupplyDashboard')
              : await expectAnswer(answer, 'getCargoDashboard')
        const set = KNOWN[board].filter((filter) => (chosen[filter] ?? []).length > 0)
        for (const { code, count, list, ignored_filters } of work) {
          expect(count, code).toBe((await countListed(people, 'global_manager', list)).total)
          const followed = set.filter((filter) => NAMES[filter].some((name) => name in list.search))
          expect([...followed, ...ignored_filters].toSorted(), code).toEqual([...set].toSorted())
        }
      }),
      { numRuns: RUNS, seed: 29, endOnFailure: true },
    )
  },
)
