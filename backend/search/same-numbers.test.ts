import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { toDocumentNumber } from '../db/document-numbers'
import { updateAllSearchColumns } from './update-search-columns'

setUpTestWorlds()
const world = useTestWorld()

const search = async (q: string) => {
  const answer = await fetch(`http://localhost/api/search/?q=${encodeURIComponent(q)}`)
  return (await answer.json()) as Schemas['SearchHits']
}

it('reports with one number in more years than are listed are all counted, and each is found by its full number', async () => {
  const { db } = world
  const report = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', 'supply_report')
    .executeTakeFirstOrThrow()
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024]
  const ids = years.map(() => crypto.randomUUID())
  const copies = years.map((year, i) => {
    const { number, key } = toDocumentNumber('SR', year, 9179)
    return { ...report, id: ids[i] ?? '', number, number_key: key }
  })
  await db.insertInto('inspection_reports').values(copies).execute()
  await db
    .insertInto('document_counters')
    .values(years.map((year) => ({ series: 'SR', year, last: 9999 })))
    .onConflict((on) => on.doNothing())
    .execute()
  await updateAllSearchColumns(db)
  await world.loginAs('purchase_manager')
  const { items, more } = await search('9179')
  const reports = items.filter(({ kind }) => kind === 'supply_report')
  expect(reports.map(({ name }) => name)).toEqual([
    'SR-2024-9179',
    'SR-2023-9179',
    'SR-2022-9179',
    'SR-2021-9179',
    'SR-2020-9179',
  ])
  expect(more).toEqual([{ kind: 'supply_report', total: 7 }])
  expect((await search('SR-2018-9179')).items.map(({ name }) => name)).toEqual(['SR-2018-9179'])
})
