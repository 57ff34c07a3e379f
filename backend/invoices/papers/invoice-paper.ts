import { getPartnerLanguage } from '@domain/languages'
import { sumVolumes } from '@domain/money'
import type { Schemas } from '../../call'
import { parseJson } from '../../db/rows'
import type { Row } from '../../db/tables'
import type { StoredInvoice } from '../../db/tables/invoices'
import { canRepresentDeal } from '../../deals/rules/permissions'
import { createGoodsTable } from '../../papers/goods-table'
import { type PaperContent, type PaperDefinition, toLines } from '../../papers/paper'
import { formatIncoterms, formatPaymentTerms } from '../../papers/terms'
import type { PaperTexts } from '../../papers/texts'
import { findDealInvoices } from '../queries'
import { formatBankAccount } from './bank-account'
import { createPaymentTable } from './payment-table'
import { createVatTable, formatVatSentence } from './vat-table'
import { createWeightTerm } from './weight-term'

/** Creates the paper of a deal's invoices or credit notes, in the language of the client. */
export const createInvoicePaper = (
  kind: Schemas['InvoiceKind'],
): PaperDefinition<Row<'deals'>> => ({
  roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],

  canSend: (actor, deal) => canRepresentDeal(actor, { saleManagerId: deal.sale_manager_id }),

  async findPartner(db, deal, { revision }) {
    const invoice = (await findDealInvoices(db, deal.id)).find((one) => one.position === revision)
    const { contacts, ...client } = await db
      .selectFrom('clients')
      .select(['id', 'name', 'contacts'])
      .where('id', '=', invoice?.client_id ?? deal.client_id)
      .executeTakeFirstOrThrow()
    return { kind: 'client', ...client, contacts: parseJson(contacts) }
  },

  async listVersions({ db }, deal) {
    const invoices = await findDealInvoices(db, deal.id)
    return invoices
      .filter((invoice) => invoice.kind === kind)
      .map(({ position, number, issued_at, document }) => ({
        number,
        revision: position,
        issued_at,
        client: null,
        language: getPartnerLanguage(parseJson(document).client),
      }))
  },

  async compose({ db }, deal, { revision }, texts) {
    const invoice = (await findDealInvoices(db, deal.id)).find((one) => one.position === revision)
    if (!invoice) throw new Error(`Deal ${deal.id} has no invoice ${revision}.`)
    const document = parseJson(invoice.document)
    return {
      ...createInvoiceContent(texts, document),
      // Its number is unique already.
      revision: null,
      notice:
        invoice.credited_number === null
          ? null
          : {
              title: texts.t('invoice.credited.title'),
              text: texts.t('invoice.credited.text', { number: invoice.credited_number }),
            },
    }
  },
})

function createInvoiceContent(texts: PaperTexts, document: StoredInvoice): PaperContent {
  const { t, format } = texts
  const { client, currency, lines, sale_manager: saleManager, credit } = document
  // A credit note is not paid.
  const instalments = credit ? [] : document.instalments
  return {
    number: document.number,
    printed: document.printed,
    details: [
      t(credit ? 'credit_note.issued' : 'invoice.issued', {
        date: format.date(document.issued_on),
      }),
      ...(credit || instalments.length > 0
        ? []
        : [t('invoice.due', { date: format.date(document.due_on) })]),
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
      { role: t('order_confirmation.seller'), name: saleManager.name, lines: [saleManager.email] },
    ],
    terms: listTerms(texts, document),
    tables: [
      createGoodsTable(texts, {
        lines: lines.map(toGoodsLine),
        currency,
        volume: sumVolumes(lines.map(({ volume_m3 }) => volume_m3)),
        amount: document.net,
        charges: document.charges.map(({ charge }) => charge),
        certificates: document.printed.certificates,
        hasHsCodes: true,
      }),
      createVatTable(texts, document, credit !== null),
      ...(instalments.length > 0 ? [createPaymentTable(texts, instalments, currency)] : []),
    ],
    notes: toLines(
      credit &&
        t('credit_note.cancels', { number: credit.number, date: format.date(credit.issued_on) }),
      credit && t('credit_note.reason', { reason: credit.reason }),
      formatVatSentence(texts, document.vat),
    ),
  }
}

/** Prints wood by its pieces, and wood without pieces by its volume. */
const toGoodsLine = ({ pcs, packs, quantity, service, ...line }: Schemas['InvoiceLine']) => ({
  ...line,
  quantity: pcs === null ? line.volume_m3 : String(pcs),
  unit: pcs === null ? ('m3' as const) : ('pcs' as const),
  priced_quantity: quantity,
  ...(packs !== null && { packs }),
  ...(service && { service }),
})

function listTerms(texts: PaperTexts, document: StoredInvoice): Schemas['PaperTerm'][] {
  const { t, format } = texts
  const { terms, transport, lines, currency, instalments, credit, bank_account: account } = document
  const isTruck = transport.kind === 'truck'
  const trucks = [transport.truck_plate, transport.trailer_plate].filter(Boolean).join(' / ')
  const all: readonly (readonly [term: string, value: string | null])[] = [
    [t('term.customer_reference'), terms.customer_reference],
    [t('invoice.deal'), document.deal_number],
    [t('term.incoterms'), formatIncoterms(terms.incoterms)],
    [
      t('term.payment_terms'),
      credit || instalments.length > 0 ? null : formatPaymentTerms(texts, terms.payment_terms),
    ],
    [t('term.destination'), terms.destination],
    [t('invoice.departed'), transport.departed_on && format.date(transport.departed_on)],
    [t('invoice.truck'), isTruck ? trucks : null],
    ['CMR', isTruck ? document.cargo_number : null],
    [t('field.container_number'), isTruck ? null : transport.container_number],
    [t('field.seal_number'), transport.seal_number],
    [t('field.bill_of_lading'), isTruck ? null : transport.bill_of_lading],
    createWeightTerm(texts, lines),
    [t('invoice.bank'), credit ? null : account && formatBankAccount(account, currency)],
  ]
  return all.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}
