import { expect, it } from 'vitest'
import { emptyDatabase } from '../db/empty-database'
import { plainCosts, plainTerms, searchedTexts } from './deal-columns'
import { WHOLE } from './rules/samples'

const deal = {
  ...WHOLE,
  customer_reference: 'PO 4711',
  destination: 'Lyon',
  notes: 'Ends painted red',
}

it('is what the deals’ table has a column for, by a step of `backend/db/migrate.ts`', async () => {
  const db = await emptyDatabase()
  const table = (await db.introspection.getTables()).find(({ name }) => name === 'deals')
  await db.destroy()
  const columns = table?.columns.map(({ name }) => name)
  expect(
    Object.keys({ ...plainTerms(deal), ...plainCosts(deal) }).filter(
      (name) => !columns?.includes(name),
    ),
  ).toEqual([])
})

it('is found by what is searched, and by nothing that is only stored', () => {
  expect(searchedTexts(deal)).toEqual(expect.arrayContaining(['PO 4711', 'Lyon']))
  expect(searchedTexts(deal)).not.toContain('Ends painted red')
})
