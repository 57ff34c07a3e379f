import { getCountryLanguage } from '@domain/languages'
import { formatPort } from '@domain/ports'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { StoredConfirmation } from '../db/tables/deals'
import { createGoodsTable } from '../papers/goods-table'
import { type PaperDefinition, type PaperVersion, toLines } from '../papers/paper'
import {
  formatBusinessDay,
  formatIncoterms,
  formatPaymentTerms,
  formatTransport,
} from '../papers/terms'
import type { PaperTexts } from '../papers/texts'
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

  async findPartner(db, { client_id }) {
    const { contacts, ...client } = await db
      .selectFrom('clients')
      .select(['id', 'name', 'contacts'])
      .where('id', '=', client_id)
      .executeTakeFirstOrThrow()
    return { kind: 'client', ...client, contacts: parseJson(contacts) }
  },

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
    const { client, sale_manager, currency } = document
    return {
      number: document.number,
      notice: await findNotice(texts, call.db, deal, document.revision),
      details: [
        t('order_confirmation.revision', { number: document.revision }),
        t('order_confirmation.issued', {
          date: formatBusinessDay(call, texts, document.issued_at),
        }),
      ],
      parties: [
        {
          role: t('order_confirmation.to'),
          name: client.name,
          lines: toLines(
            client.address,
            format.country(client.country),
            client.company_code && `${t('company_code')} ${client.company_code}`,
            client.vat_code && `${t('vat_code')} ${client.vat_code}`,
          ),
        },
        {
          role: t('order_confirmation.seller'),
          name: sale_manager.name,
          lines: [sale_manager.email],
        },
      ],
      terms: listTerms(texts, document),
      tables: [
        createGoodsTable(texts, {
          lines: document.lines,
          currency,
          volume: document.volume_m3,
          amount: document.revenue,
        }),
      ],
      notes: [
        ...toLines(document.client_notes),
        t('tolerance', { percent: format.percent(String(document.tolerance_percent)) }),
        t('order_confirmation.terms'),
      ],
      signatures: [t('order_confirmation.sign_seller'), t('order_confirmation.sign_buyer')],
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

function listTerms(texts: PaperTexts, document: StoredConfirmation): Schemas['PaperTerm'][] {
  const { t, format } = texts
  const { transport, port_of_discharge: port, delivery_week_from: from } = document
  // All agreed terms in the order of the paper; null for terms that are printed elsewhere.
  const terms: Record<keyof Schemas['DealTerms'], Schemas['PaperTerm'] | null> = {
    date: { term: t('term.date'), value: format.date(document.date) },
    customer_reference: {
      term: t('term.customer_reference'),
      value: document.customer_reference,
    },
    incoterms: { term: t('term.incoterms'), value: formatIncoterms(document.incoterms) },
    payment_terms: {
      term: t('term.payment_terms'),
      value: formatPaymentTerms(texts, document.payment_terms),
    },
    currency: null,
    delivery_week_from: {
      term: t('term.delivery'),
      value: format.week(from, document.delivery_week_to ?? undefined),
    },
    delivery_week_to: null,
    transport: { term: t('term.transport'), value: formatTransport(texts, transport) },
    destination: { term: t('term.destination'), value: document.destination },
    // Trucks have no port unless one was entered.
    port_of_discharge:
      transport.kind === 'container' || port !== null
        ? { term: t('term.port_of_discharge'), value: port && formatPort(port) }
        : null,
    tolerance_percent: null,
    client_notes: null,
  }
  return Object.values(terms).filter((term) => term !== null)
}
