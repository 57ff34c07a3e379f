import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { getDemoPersonId } from '../seed/people'
import { findAnswerRecipientIds } from './answer-recipients'

setUpTestWorlds()
const world = useTestWorld()

/** A deal of the demo's sale manager, and another sale manager. */
async function findDeal() {
  const [seller, buyer] = [getDemoPersonId('sale_manager'), getDemoPersonId('purchase_manager')]
  const { id } = await world.db
    .selectFrom('deals')
    .select('id')
    .where('sale_manager_id', '=', seller)
    .executeTakeFirstOrThrow()
  const successor = await world.db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'sale_manager')
    .where('is_active', '=', 1)
    .where('id', '!=', seller)
    .executeTakeFirstOrThrow()
  const findRecipients = (created_by: string) =>
    findAnswerRecipientIds(world.db, { record_kind: 'deal', record_id: id, created_by })
  return { id, seller, buyer, successor: successor.id, findRecipients }
}

it('answers the seller who owns the deal now, not the one who asked', async () => {
  const { id, seller, successor, findRecipients } = await findDeal()
  expect(new Set(await findRecipients(seller))).toEqual(new Set([seller]))
  await world.db
    .updateTable('deals')
    .set({ sale_manager_id: successor })
    .where('id', '=', id)
    .execute()
  expect(await findRecipients(seller)).toEqual([successor])
})

it('answers the owner and an active requester of another role', async () => {
  const { seller, buyer, findRecipients } = await findDeal()
  expect(await findRecipients(buyer)).toEqual([seller, buyer])
  await world.db.updateTable('people').set({ is_active: 0 }).where('id', '=', buyer).execute()
  expect(await findRecipients(buyer)).toEqual([seller])
})
