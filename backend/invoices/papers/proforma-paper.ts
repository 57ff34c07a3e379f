import { getPartnerLanguage } from '@domain/languages'
import { getBusinessDay } from '../../business-day'
import type { Row } from '../../db/tables'
import { createDealContent, findClientPartner } from '../../deals/deal-paper'
import { listConfirmations } from '../../deals/list-revisions'
import { canRepresentDeal } from '../../deals/rules/permissions'
import { findDailyRate } from '../../exchange-rates/daily-rates'
import { findDealPacks } from '../../packs/named-packs'
import { findWholePacks } from '../../packs/rules/printed-packs'
import { type PaperDefinition, toLines } from '../../papers/paper'
import { loadSettings } from '../../settings/load-settings'
import { findDestination } from '../rules/find-destination'
import { computeVat } from '../rules/invoice-amounts'
import { findBankAccount, formatBankAccount } from './bank-account'
import { createVatTable, formatVatSentence } from './vat-table'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

/** A request for payment of the valid order confirmation, without a fiscal number. */
export const proformaPaper: PaperDefinition<Row<'deals'>> = {
  roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],

  canSend: (actor, deal) => canRepresentDeal(actor, { saleManagerId: deal.sale_manager_id }),

  findPartner: findClientPartner,

  async listVersions({ db }, deal) {
    const confirmation = await findValidConfirmation(db, deal)
    return confirmation && SOLD_DEAL_STATUSES.includes(deal.status)
      ? [
          {
            revision: null,
            issued_at: null,
            client: null,
            language: getPartnerLanguage(confirmation.client),
          },
        ]
      : []
  },

  async compose(call, deal, _version, texts) {
    const { t, format } = texts
    const document = await findValidConfirmation(call.db, deal)
    if (!document) throw new Error(`Deal ${deal.id} has no valid order confirmation.`)
    const { letterhead, reverse_charge_law } = await loadSettings(call.db)
    const { client, currency, transport, port_of_discharge } = document
    const today = getBusinessDay(call)
    const net = document.revenue
    const amounts = computeVat(net, {
      currency,
      seller_country: letterhead.country,
      client_vat_code: client.vat_code,
      destination_country: findDestination(
        { kind: transport.kind, port_of_discharge },
        client.country,
      ),
      reverse_charge_law,
      exchange_rate: (await findDailyRate(call.db, currency, today))?.rate ?? deal.exchange_rate,
    })
    const account = findBankAccount(letterhead, currency)
    const getPacks = await findDealPacks(
      call.db,
      document.lines.flatMap(({ id }) => id ?? []),
    )
    // It is not issued, so it prints the letterhead and its own terms of today.
    const { printed: _, ...content } = createDealContent(texts, document, (line) =>
      findWholePacks(getPacks(line.id ?? ''), line),
    )
    return {
      ...content,
      number: `${deal.number}-PF`,
      details: [t('as_of', { date: format.date(today) })],
      terms: [
        ...content.terms,
        ...(account
          ? [{ term: t('invoice.bank'), value: formatBankAccount(account, currency) }]
          : []),
      ],
      tables: [...content.tables, createVatTable(texts, { currency, net, ...amounts })],
      notes: toLines(formatVatSentence(texts, amounts.vat), t('proforma_invoice.terms')),
    }
  },
}

async function findValidConfirmation(
  db: Parameters<typeof listConfirmations>[0],
  { id, order_confirmation_revision: valid }: Row<'deals'>,
) {
  const confirmations = await listConfirmations(db, id)
  return confirmations.find(({ revision }) => revision === valid)
}
