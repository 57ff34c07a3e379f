import { dequal } from 'dequal/lite'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { AcceptedQuotation, StoredConfirmation } from '../db/tables/stored-confirmation'
import { vDealTerms } from '@contract/validators'
import { createEmptyFields } from '../records/field-table'

/** Returns the quotation of a deal that no later one replaced; undefined without one. */
export const findLatestQuotation = (
  db: Db,
  dealId: string,
): Promise<Row<'quotations'> | undefined> =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('deal_id', '=', dealId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()

/** Returns the document of a quotation. Fields that did not exist when it was issued are empty. */
export const readQuotationDocument = ({
  document,
}: Pick<Row<'quotations'>, 'document'>): StoredConfirmation => ({
  ...createEmptyFields(vDealTerms),
  ...parseJson(document),
})

type QuotedDeal = Pick<Row<'deals'>, 'id' | 'client_id'>

/** True if the client was quoted the terms of this document. */
export const hasQuotedTerms = (
  quotation: Pick<Row<'quotations'>, 'document' | 'client_id'>,
  deal: QuotedDeal,
  document: StoredConfirmation,
): boolean =>
  quotation.client_id === deal.client_id &&
  dequal(toTerms(readQuotationDocument(quotation)), toTerms(document))

/** Returns the terms of a document, without its issue and the details of its parties. */
function toTerms(document: StoredConfirmation): unknown {
  const { number, revision, issued_at, issued_by, client, sale_manager, ...rest } = document
  const { accepted_quotation, printed, lines, ...terms } = rest
  // As it is stored: without fields that are undefined.
  return JSON.parse(JSON.stringify({ ...terms, lines: lines.map(({ id: _, ...line }) => line) }))
}

/** Returns the accepted quotation with the terms of this document; null without one. */
export async function findAcceptedQuotation(
  db: Db,
  deal: QuotedDeal,
  document: StoredConfirmation,
): Promise<AcceptedQuotation | null> {
  const quotation = await findLatestQuotation(db, deal.id)
  if (!quotation || quotation.answer !== 'accepted') return null
  if (!hasQuotedTerms(quotation, deal, document)) return null
  return {
    number: quotation.number,
    accepted_at: quotation.answered_at ?? quotation.issued_at,
    accepted_by: quotation.answered_by ?? '',
  }
}
