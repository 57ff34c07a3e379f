import { getPartnerLanguage } from '@domain/languages'
import { parseJson, toJson } from '../db/rows'
import type { Row } from '../db/tables'
import type { ConfirmedLine, StoredConfirmation } from '../db/tables/stored-confirmation'
import { fromCents, fromLitres, fromTenThousandths } from '../db/decimal-columns'
import type { PersonCall } from '../call'
import { createId } from '../identifiers'
import { loadPrintedTexts } from '../papers/printed-texts'
import { findAcceptedQuotation } from '../quotations/quoted-terms'
import { findOrderedPacks, type OrderedPacks } from './ordered-packs'
import type { StoredDeal } from './queries'
import { toDealLineWrite, toDealTerms, toServiceCharge } from './schema'

type ConfirmationIssue = Pick<
  StoredConfirmation,
  'revision' | 'issued_at' | 'issued_by' | 'printed'
>

/** Creates the order confirmation of a deal. The client receives it, so it contains no costs. */
export function createConfirmationDocument(
  { deal, lines }: StoredDeal,
  {
    client,
    saleManager,
    issue,
    packs = new Map(),
  }: {
    client: StoredConfirmation['client']
    saleManager: StoredConfirmation['sale_manager']
    issue: ConfirmationIssue
    packs?: OrderedPacks | undefined
  },
): StoredConfirmation {
  const terms = toDealTerms(deal)
  return {
    number: deal.number,
    ...issue,
    client,
    sale_manager: saleManager,
    ...terms,
    delivery_week_from: terms.delivery_week_from ?? '',
    lines: lines.map((line) => toConfirmedLine(line, packs.get(line.id))),
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
  }
}

function toConfirmedLine(line: Row<'deal_lines'>, packs: number | undefined): ConfirmedLine {
  const service = toServiceCharge(line)
  return {
    id: line.id,
    product_name: line.product_name,
    specification: parseJson(line.specification),
    quantity: line.quantity,
    unit: line.unit,
    price: fromTenThousandths(line.price ?? 0),
    price_unit: line.price_unit,
    certification: line.certification,
    remark: line.remark,
    discount: toDealLineWrite(line).discount,
    volume_m3: fromLitres(line.volume_l),
    amount: fromCents(line.amount_cents),
    ...(service && { service }),
    ...(packs !== undefined && { packs }),
  }
}

/** Creates the document of a deal for its client, issued by the user now on this paper. */
export async function composeConfirmation(
  { db, clock, person }: Pick<PersonCall, 'db' | 'clock' | 'person'>,
  record: StoredDeal,
  revision: number,
  paper: 'order_confirmation' | 'quotation' = 'order_confirmation',
): Promise<StoredConfirmation> {
  const client = await db
    .selectFrom('clients')
    .select(['name', 'country', 'language', 'company_code', 'vat_code', 'address'])
    .where('id', '=', record.deal.client_id)
    .executeTakeFirstOrThrow()
  const saleManager = await db
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', record.deal.sale_manager_id)
    .executeTakeFirstOrThrow()
  const issued_by = { id: person.id, name: person.name }
  const packs = await findOrderedPacks(db, record.lines)
  const printed = await loadPrintedTexts(db, paper, getPartnerLanguage(client))
  const issue = { revision, issued_at: clock().toISOString(), issued_by, printed }
  return createConfirmationDocument(record, { client, saleManager, issue, packs })
}

/** Stores an order confirmation of the deal's terms, with the quotation that agreed to them. */
export async function issueConfirmation(
  call: PersonCall,
  record: StoredDeal,
  revision: number,
): Promise<void> {
  const { db, random, person } = call
  const document = await composeConfirmation(call, record, revision)
  const accepted_quotation = await findAcceptedQuotation(db, record.deal, document)
  await db
    .insertInto('order_confirmations')
    .values({
      id: createId(random),
      deal_id: record.deal.id,
      revision,
      issued_at: document.issued_at,
      issued_by: person.id,
      document: toJson({ ...document, ...(accepted_quotation && { accepted_quotation }) }),
    })
    .execute()
}
