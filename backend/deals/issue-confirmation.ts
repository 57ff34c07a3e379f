import type { StaffCall } from '../call'
import { toJson } from '../db/json'
import { createId } from '../identifiers'
import { createConfirmationDocument } from './confirmation-document'
import type { StoredDeal } from './find-deal'

/**
 * Stores an order confirmation of the deal's current terms.
 * @returns its revision, counted from one
 */
export async function issueConfirmation(call: StaffCall, record: StoredDeal): Promise<number> {
  const { db, clock, random, person } = call
  const revision = (record.deal.order_confirmation_revision ?? 0) + 1
  const issued_at = clock().toISOString()
  const client = await db
    .selectFrom('clients')
    .select(['name', 'country', 'company_code', 'vat_code', 'address'])
    .where('id', '=', record.deal.client_id)
    .executeTakeFirstOrThrow()
  const seller = await db
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', record.deal.sale_manager_id)
    .executeTakeFirstOrThrow()
  const issued_by = { id: person.id, name: person.name }
  const document = createConfirmationDocument(record, client, seller, {
    revision,
    issued_at,
    issued_by,
  })
  await db
    .insertInto('order_confirmations')
    .values({
      id: createId(random),
      deal_id: record.deal.id,
      revision,
      issued_at,
      issued_by: person.id,
      document: toJson(document),
    })
    .execute()
  return revision
}
