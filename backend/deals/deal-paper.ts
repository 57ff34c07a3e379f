import { formatPort } from '@domain/ports'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { ConfirmedLine, StoredConfirmation } from '../db/tables/stored-confirmation'
import type { PrintedPacks } from '../packs/rules/printed-packs'
import { createGoodsTable } from '../papers/goods-table'
import { type PaperContent, type PaperPartner, toLines } from '../papers/paper'
import { NO_PRINTED_TEXTS } from '../papers/printed-texts'
import { formatIncoterms, formatPaymentTerms, formatTransport } from '../papers/terms'
import type { PaperTexts } from '../papers/texts'

/** Returns the client of a deal, with its contacts. */
export async function findClientPartner(
  db: Db,
  { client_id }: Pick<Row<'deals'>, 'client_id'>,
): Promise<PaperPartner> {
  const { contacts, ...client } = await db
    .selectFrom('clients')
    .select(['id', 'name', 'contacts'])
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow()
  return { kind: 'client', ...client, contacts: parseJson(contacts) }
}

/**
 * Returns the parties, terms and goods that a quotation and an order confirmation print.
 * @param getPacks returns the packs of a line; none by default
 */
export function createDealContent(
  texts: PaperTexts,
  document: StoredConfirmation,
  getPacks: (line: ConfirmedLine) => PrintedPacks = () => ({}),
): Required<Pick<PaperContent, 'number' | 'parties' | 'terms' | 'tables' | 'printed'>> {
  const { t, format } = texts
  const { client, sale_manager, currency, printed = NO_PRINTED_TEXTS } = document
  return {
    number: document.number,
    printed,
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
        lines: document.lines.map((line) => ({ ...line, ...getPacks(line) })),
        currency,
        volume: document.volume_m3,
        amount: document.revenue,
        charges: document.charges,
        certificates: printed.certificates,
      }),
    ],
  }
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
    charges: null,
  }
  return Object.values(terms).filter((term) => term !== null)
}
