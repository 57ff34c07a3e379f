import { expect, it } from 'vitest'
import { createEmptyDatabase, recordQueries } from '../db/test-database'
import { hasNewNotification } from './handlers'

const person = {
  id: 'ona',
  name: 'Ona',
  email: 'ona@timberdesk.example',
  role: 'admin',
  terms_agreed_at: null,
  company_id: null,
  countries: [],
} as const

it('the query reads only one index, without a sort', async () => {
  const { db, findQueries, explain } = recordQueries(await createEmptyDatabase())
  await hasNewNotification({ db, person })
  expect(findQueries('')).toHaveLength(1)
  const plan = await explain(findQueries('')[0])
  expect(plan).toContain(
    'SEARCH notifications USING COVERING INDEX notifications_newest (person_id=?)',
  )
  expect(plan).not.toContain('TEMP B-TREE')
})
