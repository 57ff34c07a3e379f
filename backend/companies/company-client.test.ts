import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'

setUpTestWorlds()
const world = useTestWorld()

/** Verifies a company that has this many people, as a new client. */
async function verifyWith(count: number): Promise<Response> {
  const { db } = world
  await world.loginAs('admin')
  const { id, version } = await db
    .selectFrom('companies')
    .select(['id', 'version'])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('role', '=', 'client')
    .executeTakeFirstOrThrow()
  await db.updateTable('people').set({ is_active: 0 }).where('company_id', '=', id).execute()
  const copies = Array.from({ length: count }, (_, i) => ({
    ...person,
    id: crypto.randomUUID(),
    email: `buyer${i}@example.com`,
    company_id: id,
    is_active: 1,
  }))
  await db.insertInto('people').values(copies).execute()
  const saleManager = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'sale_manager')
    .executeTakeFirstOrThrow()
  return fetch(`http://localhost/api/companies/${id}/transitions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    body: JSON.stringify({
      to: 'verified',
      client: { client_id: null, sale_manager_id: saleManager.id },
    }),
  })
}

it('a new client has all users of its company as contacts', async () => {
  const answer = await verifyWith(50)
  expect(answer.status).toBe(200)
  const { client_id } = (await answer.json()) as Schemas['Company']
  const client = (await (
    await fetch(`http://localhost/api/clients/${client_id}/`)
  ).json()) as Schemas['Client']
  expect(client.contacts).toHaveLength(50)
})

it('a company with more users than a client can have contacts is refused with the limit', async () => {
  const answer = await verifyWith(51)
  expect(answer.status).toBe(422)
  expect(((await answer.json()) as Schemas['Problem']).errors).toEqual([
    { pointer: '/client/client_id', code: 'too_many', params: { max: 50 } },
  ])
})
