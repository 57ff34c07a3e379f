import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'

setUpTestWorlds()
const world = useTestWorld()

async function listStages(sort: string) {
  const answer = await fetch(`http://localhost/api/orders/?limit=500&sort=${sort}`)
  const { items } = (await answer.json()) as Schemas['OrderList']
  return items.map(({ id, progress: { stage } }) => ({ id, stage }))
}

it('a confirmed order in transit is sorted after an order in preparation', async () => {
  await world.loginAs('admin')
  const inTransit = (await listStages('number')).filter(({ stage }) => stage === 'in_transit')
  await world.db
    .updateTable('orders')
    .set({ status: 'confirmed' })
    .where(
      'id',
      'in',
      inTransit.map(({ id }) => id),
    )
    .execute()
  const stages = (await listStages('status')).map(({ stage }) => stage)
  expect(stages.indexOf('in_transit')).toBeGreaterThan(stages.lastIndexOf('preparation'))
  expect(stages.lastIndexOf('in_transit')).toBeLessThan(stages.indexOf('delivered'))
  expect(stages).toContain('preparation')
})
