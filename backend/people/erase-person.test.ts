import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { secureRandom } from '../app-context'
import { queueMail } from '../mails/mails'
import { runDueJobs } from '../due-work/run-due-jobs'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import { getDemoPersonId } from '../seed/people'
import { eraseFromNextTable } from './erase-from-texts'

setUpTestWorlds()
const world = useTestWorld()

const NAME = 'Claire Fontaine'
const EMAIL = 'client@timberdesk.example'
const id = getDemoPersonId('client')

/** Returns the columns of any table that contain a text of ASCII letters, in any capitals. */
async function findColumns(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, columns } of await world.db.introspection.getTables())
    for (const column of columns) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)}
        where ${sql.ref(column.name)} like ${`%${text}%`} limit 1`.execute(world.db)
      if (rows.length > 0) found.push(`${name}.${column.name}`)
    }
  return found
}

it('the name and email of an erased person are in no table, and documents keep a neutral name', async () => {
  const { db } = world
  await db.deleteFrom('settings').where('key', '=', DEMO_PASSWORD_SETTING).execute()
  await world.loginAs('admin')
  const call = async (path: string, body?: object) => {
    const person = await db
      .selectFrom('people')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return fetch(`http://localhost/api/people/${id}/${path}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${person.version}"` },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  const company = await db
    .selectFrom('companies')
    .select(['id', 'manager_id'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('companies')
    .set({ address: `c/o ${NAME.toUpperCase()}, ${EMAIL.toUpperCase()}` })
    .where('id', '=', company.id)
    .execute()
  await queueMail(
    { db, random: secureRandom, clock: () => new Date('2026-11-20T09:30:00Z') },
    { name: NAME, email: EMAIL, language: 'fr' },
    'signed_up_again',
  )
  expect((await findColumns(NAME)).length).toBeGreaterThan(3)

  expect((await call('erase')).status).toBe(409)
  expect((await call('transitions', { to: 'deactivated' })).status).toBe(200)
  const answer = await call('erase')
  expect(await answer.json()).toMatchObject({
    name: 'Former contact 1',
    status: 'erased',
    phone: null,
    transitions: [],
    acts: [],
    editable_fields: [],
  })
  await runDueJobs(
    {
      db,
      dialect: 'sqlite',
      clock: () => new Date('2099-01-01T00:00:00Z'),
      random: secureRandom,
      log: { error: (_message, cause) => expect.fail(String(cause)) },
    },
    { kinds: ['erasure'] },
  )

  expect([await findColumns(NAME), await findColumns(EMAIL)]).toEqual([[], []])
  expect(await db.selectFrom('erasures').selectAll().execute()).toEqual([])
  const orders = await db
    .selectFrom('orders')
    .innerJoin('people', 'people.id', 'orders.created_by')
    .select('people.name')
    .where('people.id', '=', id)
    .execute()
  expect(new Set(orders.map(({ name }) => name))).toEqual(new Set(['Former contact 1']))
  expect((await call('transitions', { to: 'active' })).status).toBe(409)
  expect((await call('erase')).status).toBe(409)
})

it('a name with accents is replaced in any capitals', async () => {
  const { db } = world
  const { id: companyId } = await db
    .updateTable('companies')
    .set({ address: 'c/o JULIJA ŽEMAITĖ, Žemaitės g. 1' })
    .where('id', '=', (companies) => companies.selectFrom('companies').select('id').limit(1))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('erasures')
    .values({
      person_id: id,
      name: 'Julija Žemaitė',
      email: EMAIL,
      neutral_name: 'Former contact 2',
      neutral_email: 'former-2@erased.invalid',
      last_table: 'companie',
    })
    .execute()
  await eraseFromNextTable({ db, clock: () => new Date(), random: secureRandom }, id)
  const { address } = await db
    .selectFrom('companies')
    .select('address')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  expect(address).toBe('c/o Former contact 2, Žemaitės g. 1')
})
