import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { findSupply } from './queries'
import { toSupplyWrite, type SupplyWrite } from './schema'

setUpTestWorlds()
const world = useTestWorld()
const DAY = 24 * 60 * 60 * 1000

/** Returns an awaited supply with a waiting deal. */
const findAwaitedSupply = () =>
  world.db
    .selectFrom('supplies')
    .innerJoin('allocations', 'supply_id', 'supplies.id')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select([
      'supplies.id',
      'supplies.number',
      'deals.id as deal',
      'deals.sale_manager_id',
      'supplies.purchase_manager_id',
    ])
    .where('supplies.status', '=', 'ordered')
    .where('supplies.ready_week', '>', '2026-W47')
    .orderBy('supplies.number_key')
    .executeTakeFirstOrThrow()

const findNotifications = (key: string, record: string, number: string) =>
  world.db
    .selectFrom('notifications')
    .select('person_id')
    .where('key', '=', key)
    .where('record_id', '=', record)
    .where('params', 'like', `%${number}%`)
    .execute()

const passDays = async (days: number) => {
  world.clock.advance(days * DAY)
  await fetch('http://localhost/api/me/')
}

it('notifies the purchase and sale managers once when a supply is late, and again for its next promised week', async () => {
  const { id, number, deal, sale_manager_id, purchase_manager_id } = await findAwaitedSupply()
  const readNotifications = async () => [
    await findNotifications('supply_late', id, number),
    await findNotifications('deal_supply_late', deal, number),
  ]
  await passDays(0)
  expect(await readNotifications()).toEqual([[], []])
  await passDays(100)
  await passDays(1)
  expect(await readNotifications()).toEqual([
    [{ person_id: purchase_manager_id }],
    [{ person_id: sale_manager_id }],
  ])
  await world.loginAs('purchase_manager')
  const send = async (change: Partial<SupplyWrite>) => {
    const record = await findSupply(world.db, id)
    return fetch(`http://localhost/api/supplies/${id}/`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${record.supply.version}"` },
      body: JSON.stringify({ ...toSupplyWrite(record), ...change }),
    })
  }
  expect((await send({ notes: 'Called them.' })).status).toBe(200)
  await passDays(1)
  expect((await readNotifications())[0]).toHaveLength(1)
  await world.loginAs('purchase_manager')
  expect((await send({ ready_week: '2027-W30' })).status).toBe(200)
  await passDays(200)
  expect((await readNotifications()).map((each) => each.length)).toEqual([2, 2])
})
