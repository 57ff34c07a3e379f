import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'

setUpTestWorlds()
const world = useTestWorld()

it('a completed deal releases the packs and wood that it still has', async () => {
  const { db } = world
  const stored = await db
    .selectFrom('allocations')
    .innerJoin('order_lines', 'order_lines.id', 'allocations.deal_line_id')
    .innerJoin('deals', 'deals.id', 'allocations.deal_id')
    .select(['allocations.id', 'deal_id', 'deal_line_id', 'allocations.loaded_l', 'version'])
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  // As a version stored them that released nothing when a deal was delivered.
  const pack = await db
    .selectFrom('lots')
    .select('id')
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('lots')
    .set({ status: 'sold', order_line_id: stored.deal_line_id })
    .where('id', '=', pack.id)
    .execute()
  await db
    .updateTable('allocations')
    .set({ litres: stored.loaded_l + 1000, packs: null })
    .where('id', '=', stored.id)
    .execute()
  await world.loginAs('admin')
  const answer = await fetch(`http://localhost/api/deals/${stored.deal_id}/transitions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${stored.version}"` },
    body: JSON.stringify({ to: 'completed' }),
  })
  expect((await answer.json()) as Schemas['Deal']).toMatchObject({ status: 'completed' })
  const lot = db.selectFrom('lots').select(['status', 'order_line_id']).where('id', '=', pack.id)
  expect(await lot.executeTakeFirst()).toEqual({ status: 'available', order_line_id: null })
  const allocation = db.selectFrom('allocations').select('litres').where('id', '=', stored.id)
  expect(await allocation.executeTakeFirst()).toEqual({ litres: stored.loaded_l })
})
