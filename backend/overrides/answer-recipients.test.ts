import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { getDemoPersonId } from '../seed/people'
import { findAnswerRecipientIds } from './answer-recipients'

setUpTestWorlds()
const world = useTestWorld()

/** A deal of the demo's sale manager, and another sale manager. */
async function findDeal() {
  const [saleManager, purchaseManager] = [
    getDemoPersonId('sale_manager'),
    getDemoPersonId('purchase_manager'),
  ]
  const { id } = await world.db
    .selectFrom('deals')
    .select('id')
    .where('sale_manager_id', '=', saleManager)
    .executeTakeFirstOrThrow()
  const successor = await world.db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'sale_manager')
    .where('is_active', '=', 1)
    .where('id', '!=', saleManager)
    .executeTakeFirstOrThrow()
  const findRecipients = (created_by: string) =>
    findAnswerRecipientIds(world.db, { record_kind: 'deal', record_id: id, created_by })
  return { id, saleManager, purchaseManager, successor: successor.id, findRecipients }
}

it('the answer is sent to the sale manager who owns the deal now, not to the one who asked', async () => {
  const { id, saleManager, successor, findRecipients } = await findDeal()
  expect(new Set(await findRecipients(saleManager))).toEqual(new Set([saleManager]))
  await world.db
    .updateTable('deals')
    .set({ sale_manager_id: successor })
    .where('id', '=', id)
    .execute()
  expect(await findRecipients(saleManager)).toEqual([successor])
})

it('the answer is sent to the owner and an active requester of another role', async () => {
  const { saleManager, purchaseManager, findRecipients } = await findDeal()
  expect(await findRecipients(purchaseManager)).toEqual([saleManager, purchaseManager])
  await world.db
    .updateTable('people')
    .set({ is_active: 0 })
    .where('id', '=', purchaseManager)
    .execute()
  expect(await findRecipients(purchaseManager)).toEqual([saleManager])
})
