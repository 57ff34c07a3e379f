import { beforeAll, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { resolveMarks } from './marked-lots'
import { YARD_STATUSES } from './stock-rows'

let queries: RecordedQueries
beforeAll(async () => {
  queries = recordQueries(await openBusyWeek())
})

const findLot = () =>
  queries.db
    .selectFrom('packs')
    .innerJoin('lots', 'lots.id', 'packs.lot_id')
    .select(['lots.id', 'lots.barcode', 'packs.number'])
    .where('lots.status', '=', 'available')
    .orderBy('lots.id')
    .executeTakeFirstOrThrow()

it('a search of the stock finds packs by the marks of the mill and by barcodes', async () => {
  const { id, number, barcode } = await findLot()
  for (const q of [number, number.slice(0, 4).toLowerCase(), number.slice(-3), barcode]) {
    const { filters, limitedTo } = await resolveMarks(queries.db, { q })
    expect(filters.lot_ids, q).toContain(id)
    expect(limitedTo).toBeNull()
  }
})

it('a search of the stock finds packs only where the filters allow them', async () => {
  const { id, number } = await findLot()
  const { location } = await queries.db
    .selectFrom('lots')
    .select('location')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { filters } = await resolveMarks(queries.db, { q: number, location: [location] })
  expect(filters.lot_ids).toContain(id)
  const elsewhere = await resolveMarks(queries.db, { q: number, location: ['XXXXX'] })
  expect(elsewhere.filters).toEqual({ q: number, location: ['XXXXX'] })
})

it('a search of the stock reads the indexes of packs in the yard alone', async () => {
  const { number } = await findLot()
  queries.clear()
  await resolveMarks(queries.db, { q: number.slice(-3) })
  const plans = await Promise.all(queries.findQueries('order by').map(queries.explain))
  const indexes = plans.map((plan) => /SEARCH \w+ USING (?:COVERING )?INDEX (\w+)/.exec(plan)?.[1])
  expect(indexes).toEqual([
    'lots_in_yard_by_barcode',
    ...['number_start', 'barcode_start', 'number_end', 'barcode_end'].map(
      (mark) => `packs_in_stock_by_${mark}`,
    ),
  ])
  for (const plan of plans) expect(plan).not.toMatch(/SCAN|ORDER BY/)
})

it('each pack whose lot is in the yard is in stock', async () => {
  const others = await queries.db
    .selectFrom('packs')
    .innerJoin('lots', 'lots.id', 'packs.lot_id')
    .select('packs.number')
    .where('lots.status', 'in', YARD_STATUSES)
    .where('packs.status', '<>', 'in_stock')
    .execute()
  expect(others).toEqual([])
})
