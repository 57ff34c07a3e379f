import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../db/test-database'
import { pickDealCostColumns, pickDealTermColumns, getDealSearchTexts } from './schema'
import { COMPLETE_DEAL } from './rules/samples'

const deal = {
  ...COMPLETE_DEAL,
  customer_reference: 'PO 4711',
  destination: 'Lyon',
  notes: 'Ends painted red',
}

it('every deal column exists in the migrated table', async () => {
  const db = await createEmptyDatabase()
  const table = (await db.introspection.getTables()).find(({ name }) => name === 'deals')
  await db.destroy()
  const columns = table?.columns.map(({ name }) => name)
  expect(
    Object.keys({ ...pickDealTermColumns(deal), ...pickDealCostColumns(deal) }).filter(
      (name) => !columns?.includes(name),
    ),
  ).toEqual([])
})

it('the search text contains only searched columns', () => {
  expect(getDealSearchTexts(deal)).toEqual(expect.arrayContaining(['PO 4711', 'Lyon']))
  expect(getDealSearchTexts(deal)).not.toContain('Ends painted red')
})
