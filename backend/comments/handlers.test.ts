import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { PersonCall } from '../call'
import { companyPolicy } from '../companies/policy'
import { recordQueries } from '../db/test-database'
import { dealPolicy } from '../deals/policy'
import type { RecordPolicy } from '../records/record-policy'
import { orderPolicy } from '../orders/schema'
import { PERSON_COLUMNS, addCountries } from '../people/session-person'
import { listReaders, hasMention } from './handlers'

setUpTestWorlds()
const world = useTestWorld()

const RECORDS: readonly (readonly ['deals' | 'orders' | 'companies', RecordPolicy<unknown>])[] = [
  ['deals', dealPolicy],
  ['orders', orderPolicy],
  ['companies', companyPolicy],
]

it.each([
  ['@Ona Petrauskaitė, please look', 'Ona Petrauskaitė'],
  ['please look @ona petrauskaite', 'Ona Petrauskaitė'],
  ['(@Ona)', 'Ona'],
])('“%s” mentions %s', (text, name) => {
  expect(hasMention(text, [name])).toBe(true)
})

it.each([
  ['ona@timberdesk.example', 'timberdesk'],
  ['@Onanie', 'Ona'],
  ['@Rasa Petraitė-Kazlauskienė', 'Rasa Petraitė'],
  ['Ona Petrauskaitė', 'Ona Petrauskaitė'],
  ['mail@Ona', 'Ona'],
])('“%s” does not mention %s', (text, name) => {
  expect(hasMention(text, [name])).toBe(false)
})

it.each(RECORDS)(
  'the readers of %s are those who can read each record, found in one query',
  async (table, policy) => {
    const { db } = world
    const people = await Promise.all(
      (await db.selectFrom('people').select(PERSON_COLUMNS).orderBy('id').execute()).map((person) =>
        addCountries(db, person),
      ),
    )
    const [admin, client] = [
      people.find(({ role }) => role === 'admin'),
      people.find(({ role }) => role === 'client'),
    ]
    if (!admin || !client) throw new Error('The world has an admin and a client')
    const rows = await db.selectFrom(table).select('id').orderBy('id').limit(12).execute()
    for (const { id } of rows) {
      const subject = await policy.requireRecord(db, admin, id)
      for (const person of people.filter(({ role }) => policy.readerRoles.includes(role))) {
        const finds = await policy.requireRecord(db, person, id).then(
          () => true,
          () => false,
        )
        expect(policy.canSee?.(person, subject) ?? true, `${person.name} ${id}`).toBe(finds)
      }
      const recorded = recordQueries(db)
      const readers = await listReaders(
        { db: recorded.db, person: admin } as PersonCall,
        { policy, subject },
        '',
      )
      expect(readers.length).toBeGreaterThan(0)
      expect(recorded.findQueries('').length).toBe(1)
    }
  },
)
