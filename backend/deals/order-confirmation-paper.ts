import { getCountryLanguage } from '@domain/languages'
import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { type PaperDefinition, type PaperVersion, toLines } from '../papers/paper'
import { formatBusinessDay } from '../papers/terms'
import type { PaperTexts } from '../papers/texts'
import { createDealContent, findClientPartner } from './deal-paper'
import { findConfirmationState, listConfirmations } from './list-revisions'
import { canRepresentDeal } from './rules/permissions'

/** The order confirmation as it was issued, in the language of the client's country. */
export const orderConfirmationPaper: PaperDefinition<Row<'deals'>> = {
  roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],

  canSend: (actor, deal) => canRepresentDeal(actor, { saleManagerId: deal.sale_manager_id }),

  async isProposal(db, deal, { revision }) {
    if (revision === null || deal.status === 'canceled' || deal.status === 'draft') return false
    return (await findConfirmationState(db, deal, revision)) === 'sent'
  },

  findPartner: findClientPartner,

  async listVersions({ db }, deal) {
    const confirmations = await listConfirmations(db, deal.id)
    const versions = confirmations.toReversed().map(({ revision, issued_at, client }) => ({
      revision,
      issued_at,
      client: null,
      language: getCountryLanguage(client.country),
    }))
    const isValid = (version: PaperVersion) => version.revision === deal.order_confirmation_revision
    return [...versions.filter(isValid), ...versions.filter((version) => !isValid(version))]
  },

  async compose(call, deal, { revision }, texts) {
    const confirmations = await listConfirmations(call.db, deal.id)
    const document = confirmations.find((one) => one.revision === revision)
    if (!document) throw new Error(`Deal ${deal.id} has no revision ${revision}.`)
    const { t, format } = texts
    const { accepted_quotation: accepted } = document
    return {
      ...createDealContent(texts, document),
      notice: await findNotice(texts, call.db, deal, document.revision),
      details: [
        t('order_confirmation.revision', { number: document.revision }),
        t('order_confirmation.issued', {
          date: formatBusinessDay(call, texts, document.issued_at),
        }),
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

/** Returns the reason why an issued confirmation is not in force; null if it is. */
async function findNotice(
  { t }: PaperTexts,
  db: Db,
  deal: Row<'deals'>,
  revision: number,
): Promise<Schemas['PaperNotice'] | null> {
  const state = await findConfirmationState(db, deal, revision)
  const { status } = deal
  const reason =
    state !== 'valid' ? state : status === 'canceled' || status === 'draft' ? status : null
  return (
    reason && {
      title: t(`order_confirmation.invalid.${reason}.title`),
      text: t(`order_confirmation.invalid.${reason}.text`),
    }
  )
}
