import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import {
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
} from '../conformance/fixtures/saved-cargos'
import { createAgreedRevision } from '../conformance/fixtures/saved-revisions'
import { createWorldPeople } from '../conformance/fixtures/world-people'
import { DAY_MS } from '@domain/calendar'

setUpTestWorlds()
const world = useTestWorld()

/** Finds a cargo in transit with wood of a deal, whose ETA and delivery week are not over. */
const findExpectedCargo = () =>
  world.db
    .selectFrom('cargos')
    .innerJoin('cargo_loads', 'cargo_id', 'cargos.id')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select(['cargos.id', 'cargos.number', 'deals.id as deal', 'deals.sale_manager_id'])
    .where('cargos.status', '=', 'in_transit')
    .where('cargos.eta', '>', '2026-11-21')
    .where('cargos.promised_day', '>', '2026-11-21')
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
  world.clock.advance(days * DAY_MS)
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

/** Saves a truck without an ETA whose deal is due on 20 December. No other job is pending. */
async function saveTruckWithoutEta() {
  const people = createWorldPeople(world.backend, world.clock.now)
  const wood = await createReadyWood(people)
  const cargo = await saveCargo(people, sampleTruck({ eta: null, lines: [createLoad(wood, '20')] }))
  expect(cargo.due_day).toBe('2026-12-20')
  await world.db.deleteFrom('due_work').where('record_id', '!=', cargo.id).execute()
  const countNotified = async () => ({
    cargoManagers: (await findNotifications('cargo_late', cargo.id, cargo.number)).length,
    saleManagers: (await findNotifications('deal_cargo_late', wood.deal.id, cargo.number)).length,
  })
  return { people, deal: wood.deal, countNotified }
}

it('a cargo without an ETA is notified as late on the day after its delivery week', async () => {
  const { countNotified } = await saveTruckWithoutEta()
  await passDays(30)
  expect(await countNotified()).toEqual({ cargoManagers: 0, saleManagers: 0 })
  await passDays(1)
  const { cargoManagers, saleManagers } = await countNotified()
  expect(cargoManagers).toBeGreaterThan(0)
  expect(saleManagers).toBe(1)
})

it('a cargo is notified as late after the earlier week of a revised deal', async () => {
  const { people, deal, countNotified } = await saveTruckWithoutEta()
  await createAgreedRevision(people, deal, () => ({
    delivery_week_from: '2026-W48',
    delivery_week_to: null,
  }))
  await passDays(9)
  expect(await countNotified()).toEqual({ cargoManagers: 0, saleManagers: 0 })
  await passDays(1)
  expect((await countNotified()).saleManagers).toBe(1)
})
