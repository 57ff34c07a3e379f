import { expect, it } from 'vitest'
import { renewWorlds } from '@mocks/node/renew-worlds'
import { useWorld } from '@mocks/node/world'
import type { StaffCall } from '../call'
import { companyRecord } from '../companies/company-record'
import { recordQueries } from '../db/recorded-queries'
import { dealRecord } from '../deals/deal-record'
import type { RecordRules } from '../documents/record-rules'
import { orderRecord } from '../orders/order-record'
import { PERSON_COLUMNS, withCountries } from '../people/session-person'
import { listReaders, mentionsBy } from './mentions'

renewWorlds()
const world = useWorld()

const RECORDS: readonly (readonly ['deals' | 'orders' | 'companies', RecordRules<unknown>])[] = [
  ['deals', dealRecord],
  ['orders', orderRecord],
  ['companies', companyRecord],
]

it.each([
  ['@Ona Petrauskaitė, please look', 'Ona Petrauskaitė'],
  ['please look @ona petrauskaite', 'Ona Petrauskaitė'],
  ['(@Ona)', 'Ona'],
])('“%s” mentions %s', (text, name) => {
  expect(mentionsBy(text, [name])).toBe(true)
})

it.each([
  ['ona@timberdesk.example', 'timberdesk'],
  ['@Onanie', 'Ona'],
  ['@Rasa Petraitė-Kazlauskienė', 'Rasa Petraitė'],
  ['Ona Petrauskaitė', 'Ona Petrauskaitė'],
  ['mail@Ona', 'Ona'],
])('“%s” does not mention %s', (text, name) => {
  expect(mentionsBy(text, [name])).toBe(false)
})

it.each(RECORDS)(
  'readers of %s are those who find each, read in one query',
  async (table, rules) => {
    const { db } = world
    const people = await Promise.all(
      (await db.selectFrom('people').select(PERSON_COLUMNS).orderBy('id').execute()).map((person) =>
        withCountries(db, person),
      ),
    )
    const [admin, client] = [
      people.find(({ role }) => role === 'admin'),
      people.find(({ role }) => role === 'client'),
    ]
    if (!admin || !client) throw new Error('The world has an admin and a client')
    const rows = await db.selectFrom(table).select('id').orderBy('id').limit(12).execute()
    for (const { id } of rows) {
      const subject = await rules.find(db, admin, id)
      for (const person of people.filter(({ role }) => rules.readers.includes(role))) {
        const finds = await rules.find(db, person, id).then(
          () => true,
          () => false,
        )
        expect(rules.sees?.(person, subject) ?? true, `${person.name} ${id}`).toBe(finds)
      }
      const recorded = recordQueries(db)
      const readers = await listReaders(
        { db: recorded.db, person: admin } as StaffCall,
        { rules, subject },
        '',
      )
      expect(readers.length).toBeGreaterThan(0)
      expect(recorded.asked('').length).toBe(1)
    }
  },
)
