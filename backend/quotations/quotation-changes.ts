import type { PersonCall } from '../call'
import { composeConfirmation } from '../deals/confirmation-document'
import type { StoredDeal } from '../deals/queries'
import { findLatestQuotation, hasQuotedTerms } from './quoted-terms'

/** Stores whether a changed deal still has the terms of its latest quotation. */
export async function updateQuotationChange(
  call: Pick<PersonCall, 'db' | 'clock' | 'person'>,
  record: StoredDeal,
): Promise<void> {
  const quotation = await findLatestQuotation(call.db, record.deal.id)
  if (!quotation) return
  const document = await composeConfirmation(call, record, quotation.number)
  const is_changed = hasQuotedTerms(quotation, record.deal, document) ? 0 : 1
  if (is_changed === quotation.is_changed) return
  await call.db
    .updateTable('quotations')
    .set({ is_changed })
    .where('id', '=', quotation.id)
    .execute()
}
