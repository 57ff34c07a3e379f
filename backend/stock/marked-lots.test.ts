import { beforeAll, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { resolveMarks } from './marked-lots'

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

it('a frequent number finds the same packs in the yard as a rare one', async () => {
  const { id, number, barcode } = await findLot()
  for (const q of [number, number.slice(0, 4).toLowerCase(), number.slice(-3), barcode]) {
    const { lot_ids = [] } = await resolveMarks(queries.db, { q })
    expect(lot_ids, q).toContain(id)
    expect(await resolveMarks(queries.db, { q }, 0), q).toEqual({ lot_ids })
  }
})

it('a search of the stock by a number reads the indexes of marks and barcodes alone', async () => {
  const { number } = await findLot()
  queries.clear()
  await resolveMarks(queries.db, { q: number })
  const [byBarcode, byNumber] = queries.findQueries('from "lots"')
  const plans = [await queries.explain(byBarcode), await queries.explain(byNumber)]
  expect(plans[0]).toMatch(/SEARCH lots .*lots_by_barcode \(<expr>>\? AND <expr><\?\)/)
  expect(plans[1]).toMatch(/packs_by_number_start \(number_start>\? AND number_start<\?\)/)
  for (const plan of plans)
    expect(plan).not.toMatch(/SCAN (lots|packs)|packs_of_lot|lots_by_status|lots_standing/)
})

it('a frequent number is looked up in the packs of each lot in the yard', async () => {
  const { number } = await findLot()
  queries.clear()
  await resolveMarks(queries.db, { q: number }, 0)
  const plan = await queries.explain(queries.findQueries('exists (select "packs"')[0])
  expect(plan).toMatch(/packs_of_lot \(lot_id=\?/)
})
