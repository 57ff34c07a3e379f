import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { parseJson, toJson } from '../db/rows'

setUpTestWorlds()
const world = useTestWorld()

it('a field added after a confirmation was issued is empty', async () => {
  const confirmation = await world.db
    .selectFrom('order_confirmations')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { customer_reference: _, ...before } = parseJson(confirmation.document)
  await world.db
    .updateTable('order_confirmations')
    .set({ document: toJson(before) as typeof confirmation.document })
    .where('id', '=', confirmation.id)
    .execute()
  await world.loginAs('admin')
  const answer = await fetch(
    `http://localhost/api/deals/${confirmation.deal_id}/order_confirmation/`,
  )
  expect(await answer.json()).toEqual({ ...before, customer_reference: null, state: 'valid' })
})
