import { insertRows } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import { createSeedId } from './random'
import { getDemoPersonId, type SeedTools } from './people'
import { DAY_MS } from '@domain/calendar'

const OFFICE = '192.0.2.17'

type SeededLogin = Pick<NewRow<'login_records'>, 'outcome' | 'address' | 'browser' | 'system'> & {
  person_id: string | null
  email_hint?: string
  daysAgo: number
  count?: number
}

const office = { address: OFFICE, browser: 'Chrome', system: 'Windows' }

const logins: readonly SeededLogin[] = [
  { ...office, person_id: getDemoPersonId('admin'), outcome: 'succeeded', daysAgo: 1 },
  { ...office, person_id: getDemoPersonId('sale_manager'), outcome: 'succeeded', daysAgo: 1 },
  {
    person_id: getDemoPersonId('purchase_agent'),
    outcome: 'succeeded',
    address: '198.51.100.40',
    browser: 'Chrome',
    system: 'Android',
    daysAgo: 1,
  },
  {
    ...office,
    person_id: getDemoPersonId('sale_manager'),
    outcome: 'wrong_password',
    daysAgo: 1,
    count: 2,
  },
  {
    person_id: getDemoPersonId('client'),
    outcome: 'succeeded',
    address: '203.0.113.8',
    browser: 'Safari',
    system: 'iPhone',
    daysAgo: 2,
  },
  {
    person_id: null,
    email_hint: 'i…@timberdesk.example',
    outcome: 'wrong_password',
    address: '203.0.113.201',
    browser: null,
    system: null,
    daysAgo: 3,
    count: 50,
  },
  {
    person_id: null,
    email_hint: 'i…@timberdesk.example',
    outcome: 'slowed_down',
    address: '203.0.113.201',
    browser: null,
    system: null,
    daysAgo: 3,
    count: 212,
  },
  { ...office, person_id: getDemoPersonId('cargo_manager'), outcome: 'succeeded', daysAgo: 4 },
]

/** Adds logins of the last days, and an attack that was slowed down. */
export async function seedLogins(db: Db, { clock }: SeedTools): Promise<void> {
  const rows = logins.map(({ daysAgo, count = 1, email_hint = null, ...login }, i) => {
    const at = new Date(clock().getTime() - daysAgo * DAY_MS - i * 60_000).toISOString()
    const id = createSeedId(`login ${i}`)
    return { ...login, email_hint, id, bucket: id, count, first_at: at, at }
  })
  await insertRows(db, 'login_records', rows)
}
