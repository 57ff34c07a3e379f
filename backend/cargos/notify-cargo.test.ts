import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'

setUpTestWorlds()
const world = useTestWorld()
const DAY = 24 * 60 * 60 * 1000

/** Finds a cargo in transit with wood of a deal and a future ETA. */
const findExpectedCargo = () =>
  world.db
    .selectFrom('cargos')
    .innerJoin('cargo_loads', 'cargo_id', 'cargos.id')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['cargos.id', 'cargos.number', 'deals.id as deal', 'deals.sale_manager_id'])
    .where('cargos.status', '=', 'in_transit')
    .where('cargos.eta', '>', '2026-11-21')
    .orderBy('cargos.number_key')
    .executeTakeFirstOrThrow()

const findNotifications = (key: string, record: string, number: string) =>
  world.db
    .selectFrom('notifications')
    .select(['person_id', 'params'])
    .where('key', '=', key)
    .where('record_id', '=', record)
    .where('params', 'like', `%${number}%`)
    .execute()

const passDays = async (days: number) => {
  world.clock.advance(days * DAY)
  await fetch('http://localhost/api/me/')
}

it('the deal’s sale manager and the cargo managers are notified once that a cargo is late', async () => {
  const { id, number, deal, sale_manager_id } = await findExpectedCargo()
  await passDays(0)
  expect([
    await findNotifications('cargo_late', id, number),
    await findNotifications('deal_cargo_late', deal, number),
  ]).toEqual([[], []])
  await passDays(120)
  await passDays(1)
  expect(await findNotifications('deal_cargo_late', deal, number)).toMatchObject([
    { person_id: sale_manager_id, params: expect.stringMatching(/"days":"\d+"/) as unknown },
  ])
  const shippers = await findNotifications('cargo_late', id, number)
  expect(new Set(shippers.map(({ person_id }) => person_id)).size).toBe(shippers.length)
  expect(shippers.length).toBeGreaterThan(0)
})

it('a cargo that arrived in time is never late', async () => {
  const { id, number } = await findExpectedCargo()
  await world.db.deleteFrom('due_work').where('record_id', '!=', id).execute()
  await world.db
    .updateTable('cargos')
    .set({ status: 'arrived', ata: '2026-11-20' })
    .where('id', '=', id)
    .execute()
  await passDays(120)
  expect(await findNotifications('cargo_late', id, number)).toEqual([])
})
