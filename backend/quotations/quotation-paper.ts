import { getPartnerLanguage } from '@domain/languages'
import { getBusinessDay } from '../business-day'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { createDealContent, findClientPartner } from '../deals/deal-paper'
import { canRepresentDeal } from '../deals/rules/permissions'
import { type PaperCall, type PaperDefinition, toLines } from '../papers/paper'
import { formatBusinessDay } from '../papers/terms'
import type { PaperTexts } from '../papers/texts'
import { createQuotationLink } from './create-link'
import { getLinkState } from './quotation-state'
import { readQuotationDocument } from './quoted-terms'

const findQuotations = ({ db }: PaperCall, { id }: Row<'deals'>) =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('deal_id', '=', id)
    .orderBy('number', 'desc')
    .execute()

async function findQuotation(call: PaperCall, deal: Row<'deals'>, number: number | null) {
  const found = (await findQuotations(call, deal)).find((quotation) => quotation.number === number)
  if (!found) throw new Error(`Deal ${deal.id} has no quotation ${number}.`)
  return found
}

/** A quotation as it was issued, in the language of the client. */
export const quotationPaper: PaperDefinition<Row<'deals'>> = {
  roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],

  canSend: (actor, deal) => canRepresentDeal(actor, { saleManagerId: deal.sale_manager_id }),

  findPartner: findClientPartner,

  async listVersions(call, deal) {
    return (await findQuotations(call, deal)).map((quotation) => ({
      revision: quotation.number,
      issued_at: quotation.issued_at,
      client: null,
      language: getPartnerLanguage(readQuotationDocument(quotation).client),
    }))
  },

  createMailLink: async (call, deal, { revision }, to) =>
    createQuotationLink(call, await findQuotation(call, deal, revision), to),

  async compose(call, deal, { revision }, texts) {
    const quotation = await findQuotation(call, deal, revision)
    const document = readQuotationDocument(quotation)
    const { t, format } = texts
    const state = getLinkState(quotation, deal.status, getBusinessDay(call))
    return {
      ...createDealContent(texts, document),
      notice: createNotice(texts, state),
      details: [
        t('quotation.number', { number: quotation.number }),
        t('quotation.issued', { date: formatBusinessDay(call, texts, document.issued_at) }),
        t('quotation.valid_until', { date: format.date(quotation.valid_until) }),
        ...(quotation.answer === 'accepted' && quotation.answered_at !== null
          ? [
              t('quotation.accepted', {
                person: quotation.answered_by ?? '',
                date: formatBusinessDay(call, texts, quotation.answered_at),
              }),
            ]
          : []),
      ],
      notes: [
        ...toLines(document.client_notes),
        t('tolerance', { percent: format.percent(String(document.tolerance_percent)) }),
        t('quotation.terms', { date: format.date(quotation.valid_until) }),
        t('measured_to'),
      ],
      signatures: state === 'open' ? [t('quotation.sign_buyer')] : [],
    }
  },
}

/** Returns the reason why a quotation can't be accepted; null if it can, or was. */
function createNotice(
  { t }: PaperTexts,
  state: Schemas['QuotationLinkState'],
): Schemas['PaperNotice'] | null {
  if (state === 'open' || state === 'accepted') return null
  return {
    title: t(`quotation.invalid.${state}.title`),
    text: t(`quotation.invalid.${state}.text`),
  }
}
