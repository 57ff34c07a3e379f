import { beforeAll, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { readPackPage } from './queries'

let queries: RecordedQueries
beforeAll(async () => {
  const db = await openBusyWeek()
  queries = recordQueries(db)
  // A search of one character finds only a pack with that whole number.
  for (const number_start of ['k', '4']) {
    const { id } = await db
      .selectFrom('packs')
      .select('id')
      .where('number_start', 'like', `${number_start}%`)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('packs').set({ number_start }).where('id', '=', id).execute()
  }
})

type Request = Parameters<typeof readPackPage>[1]
const sorts = [
  ['number', 'number_sort'],
  ['-received_at', 'received_at'],
] as const
const createRequest = (values: Request['values'], more: Partial<Request> = {}): Request => ({
  values,
  sort: 'number',
  column: 'number_sort',
  cursor: undefined,
  limit: 7,
  ...more,
})

/** Reads all pages of a list. */
async function readIds(request: Request, maxSorted?: number): Promise<readonly string[]> {
  const { rows, next_cursor } = await readPackPage(queries.db, request, maxSorted)
  const rest =
    next_cursor === null ? [] : await readIds({ ...request, cursor: next_cursor }, maxSorted)
  return [...rows.map(({ id }) => id), ...rest]
}

it.each(sorts)(
  'a search that finds many packs lists the same ones, by %s',
  async (sort, column) => {
    for (const q of ['k', 'K-03', '4', '412', 'p7', 'ns-216', '247', 'x']) {
      for (const status of [undefined, ['listed' as const, 'loaded' as const]]) {
        const request = createRequest({ q, status }, { sort, column })
        expect(await readIds(request, 0), `${q} ${String(status)}`).toEqual(await readIds(request))
      }
      const found = await readIds(createRequest({ q }, { sort, column }))
      expect(found.length > 0, q).toBe(q !== 'x')
    }
  },
)

it.each(sorts)(
  'packs of some statuses and mills are listed in one order, by %s',
  async (sort, column) => {
    const all = await readIds(createRequest({}, { sort, column, limit: 500 }))
    const rows = await queries.db
      .selectFrom('packs')
      .select(['id', 'status', 'sawmill_id'])
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    const sawmills = [...new Set(rows.map(({ sawmill_id }) => sawmill_id))].slice(0, 2)
    for (const values of [
      { status: ['listed' as const, 'in_stock' as const] },
      { sawmill_id: sawmills },
      { sawmill_id: sawmills, status: ['listed' as const, 'loaded' as const] },
    ])
      expect(await readIds(createRequest(values, { sort, column }))).toEqual(
        all.filter((id) => {
          const { status, sawmill_id } = found.get(id) ?? {}
          return (
            (!values.status || values.status.some((one) => one === status)) &&
            (!values.sawmill_id || values.sawmill_id.includes(sawmill_id ?? ''))
          )
        }),
      )
  },
)

const plans: readonly (readonly [values: Request['values'], plan: RegExp])[] = [
  [{ status: ['listed', 'gone'] }, /packs_of_status_by_number.*packs_of_status_by_number/s],
  [{ sawmill_id: ['one'] }, /packs_of_sawmill_by_number/],
  [{ q: 'k-0' }, /packs_like_number_by_number_sort \(<expr>=\?\)/],
  [{ q: 'p73' }, /packs_like_barcode_by_number_sort \(<expr>=\?\)/],
]

it.each(plans)(
  'a page of many packs of %j is read in its order from an index',
  async (values, plan) => {
    queries.clear()
    await readPackPage(queries.db, createRequest(values), 0)
    const steps = await queries.explain(queries.findQueries('as merged')[0])
    expect(steps).toMatch(plan)
    expect(steps).not.toContain('SCAN packs')
  },
)
