import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { parseJson, toJson } from '../db/rows'
import { listConfirmations } from './list-revisions'

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
  expect(await listConfirmations(world.db, confirmation.deal_id)).toContainEqual({
    ...before,
    customer_reference: null,
  })
})
