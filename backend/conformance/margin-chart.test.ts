import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchChart } from './fixtures/fetch-dashboards'
import { openRandomTestWorld, type RandomTestWorld } from './fixtures/random-test-world'
import {
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
} from './fixtures/saved-cargos'

let host: RandomTestWorld
beforeAll(async () => {
  host = await openRandomTestWorld()
})
afterAll(() => host.world.db.destroy())

it('a deal loaded in full at an unknown cost does not count as loaded in part', async () => {
  const { people, world } = host
  const wood = await createReadyWood(people, { ready: '38' })
  const cargo = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '38')] }))
  await advanceCargo(people, cargo, 'booked', 'loading')
  await world.db
    .updateTable('deals')
    .set({
      best_margin_kind: 'planned',
      best_margin_eur_cents: null,
      margin_eur_cents: null,
      actual_margin_eur_cents: null,
    })
    .where('id', '=', wood.deal.id)
    .execute()
  const week = wood.deal.delivery_week_to ?? wood.deal.delivery_week_from ?? ''
  const query = `client_id=${wood.deal.client.id}&week_from=${week}&week_to=${week}`
  expect(await fetchChart(people, 'admin', 'deal', 'margin', query)).toMatchObject({
    points: [],
    part_loaded: 0,
    without: 1,
  })
})
