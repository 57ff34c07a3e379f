import { expect, it } from 'vitest'
import { emptyDatabase } from '../db/empty-database'
import { recordQueries } from '../db/recorded-queries'
import { newNotificationExists } from './exists'

const person = {
  id: 'ona',
  name: 'Ona',
  email: 'ona@timberdesk.example',
  role: 'admin',
  terms_agreed_at: null,
  company_id: null,
  countries: [],
} as const

it('asks whether there is news of one index alone, without a sort', async () => {
  const { db, asked, planOf } = recordQueries(await emptyDatabase())
  await newNotificationExists({ db, person })
  expect(asked('')).toHaveLength(1)
  const plan = await planOf(asked('')[0])
  expect(plan).toContain(
    'SEARCH notifications USING COVERING INDEX notifications_newest (person_id=?)',
  )
  expect(plan).not.toContain('TEMP B-TREE')
})
