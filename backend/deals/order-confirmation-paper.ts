import { getPartnerLanguage } from '@domain/languages'
import type { Row } from '../db/tables'
import { createRevisedPapers } from '../documents/revised-papers'
import { type PaperDefinition, toLines } from '../papers/paper'
import { formatBusinessDay } from '../papers/terms'
import { createDealContent, findClientPartner } from './deal-paper'
import { listConfirmations } from './list-revisions'
import { canRepresentDeal } from './rules/permissions'

const papers = createRevisedPapers<Row<'deals'>>(
  'order_confirmation',
  'deal_revisions',
  ({ id, status, order_confirmation_revision: valid }) => ({ id, status, valid }),
)

/** The order confirmation as it was issued, in the language of the client. */
export const orderConfirmationPaper: PaperDefinition<Row<'deals'>> = {
  roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],

  canSend: (actor, deal) => canRepresentDeal(actor, { saleManagerId: deal.sale_manager_id }),

  isIssued: papers.isIssued,

  findPartner: findClientPartner,

  async listVersions({ db }, deal) {
    const confirmations = await listConfirmations(db, deal.id)
    return papers.toVersions(
      deal,
      confirmations.map((document) => ({
        ...document,
        language: getPartnerLanguage(document.client),
      })),
    )
  },

  async compose(call, deal, { revision }, texts) {
    const confirmations = await listConfirmations(call.db, deal.id)
    const document = confirmations.find((one) => one.revision === revision)
    if (!document) throw new Error(`Deal ${deal.id} has no revision ${revision}.`)
    const { t, format } = texts
    const { accepted_quotation: accepted } = document
    return {
      ...createDealContent(texts, document),
      notice: await papers.findNotice(texts, call.db, deal, document.revision),
      details: [
        ...papers.formatIssue(call, texts, document),
        ...(accepted
          ? [
              t('order_confirmation.accepted', {
                number: accepted.number,
                person: accepted.accepted_by,
                date: formatBusinessDay(call, texts, accepted.accepted_at),
              }),
            ]
          : []),
      ],
      notes: [
        ...toLines(document.client_notes),
        t('tolerance', { percent: format.percent(String(document.tolerance_percent)) }),
        t('measured_to'),
      ],
      // The client has agreed to these terms already.
      signatures: [
        t('order_confirmation.sign_seller'),
        ...(accepted ? [] : [t('order_confirmation.sign_buyer')]),
      ],
    }
  },
}
