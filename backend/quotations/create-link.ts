import { getPartnerLanguage } from '@domain/languages'
import type { Schemas } from '../call'
import { toJson } from '../db/rows'
import type { Row } from '../db/tables'
import { createToken, hashToken } from '../identifiers'
import type { MailLink, PaperCall } from '../papers/paper'
import { createPaperTexts } from '../papers/texts'
import { readQuotationDocument } from './quoted-terms'

/**
 * Creates the link of an emailed quotation, and returns what ends the mail. The token is
 * stored as a hash only. An answered quotation has no link.
 */
export async function createQuotationLink(
  { db, clock, random }: Pick<PaperCall, 'db' | 'clock' | 'random'>,
  quotation: Row<'quotations'>,
  to: readonly Schemas['MailAddress'][],
): Promise<MailLink | null> {
  const created_at = clock().toISOString()
  await db
    .updateTable('quotations')
    .set({ sent_at: created_at })
    .where('id', '=', quotation.id)
    .execute()
  if (quotation.answer !== null) return null
  const token = createToken(random)
  await db
    .insertInto('quotation_links')
    .values({
      hash: hashToken(token),
      quotation_id: quotation.id,
      recipients: toJson([...to]),
      created_at,
    })
    .execute()
  const { client } = readQuotationDocument(quotation)
  const { t, format } = createPaperTexts(getPartnerLanguage(client))
  const line = t('quotation.link', { date: format.date(quotation.valid_until) })
  return { line, path: `/quotations/${token}` }
}
