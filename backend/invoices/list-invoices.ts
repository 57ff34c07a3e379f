import { getWeekEnd, getWeekStart } from '@domain/calendar'
import { expressionBuilder, sql } from 'kysely'
import type { Call, Handler, RequestQuery, Schemas } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import {
  createListOrder,
  findListOrder,
  type ListOrder,
  listIndexed,
  type PlainSort,
  sortByIds,
} from '../db/paginate-indexed'
import { parseJson } from '../db/rows'
import type { Tables } from '../db/tables'
import { assertWeekOrder } from '../documents/terms'
import { presentInvoices } from './present-invoices'
import { type InvoiceRow, selectInvoices } from './queries'

type Sort = NonNullable<RequestQuery<'listInvoices'>['sort']>
type FilterValues = ListFilterValues<'listInvoices'>

const invoiceOrders: Readonly<Record<PlainSort<Sort>, ListOrder<keyof FilterValues>>> = {
  number: createListOrder(sql`invoices.number_key`, 'number'),
  issued_on: createListOrder(sql`invoices.issued_on`, 'string'),
  due_on: createListOrder(sql`invoices.due_on`, 'string'),
  client: createListOrder(sql`invoices.client_key`, 'string'),
}

const eb = expressionBuilder<Tables, 'invoices'>()

const isCredited = sql<boolean>`exists (
  select 1 from invoices as credit_notes where credit_notes.credits_id = invoices.id
)`

const invoiceFilters: Filters<FilterValues> = {
  q: (text) =>
    parseSearchWords(text).map((word) =>
      eb.or([
        containsText('invoices.client_key', word),
        eb('invoices.number', '=', word.toUpperCase()),
        containsText('invoices.number', word.toUpperCase()),
      ]),
    ),
  kind: (kinds) => eb('invoices.kind', 'in', kinds),
  status: (statuses) =>
    eb.or(
      statuses.map((status) =>
        status === 'credited' ? isCredited : sql<boolean>`not ${isCredited}`,
      ),
    ),
  client_id: (ids) => eb('invoices.client_id', 'in', ids),
  currency: (currencies) => eb('invoices.currency', 'in', currencies),
  week_from: (week) => eb('invoices.issued_on', '>=', getWeekStart(week)),
  week_to: (week) => eb('invoices.issued_on', '<=', getWeekEnd(week)),
}

type ListCall = Pick<Call<'listInvoices'>, 'db' | 'person' | 'query'>

/** Returns a page of the invoices that the user may see. */
async function readInvoices<Item>(
  call: ListCall,
  toItems: (rows: InvoiceRow[]) => Promise<Item[]>,
) {
  const { db, person, query } = call
  const { sort = '-number', ...filters } = query
  assertWeekOrder(query)
  const all = db
    .selectFrom('invoices')
    .where(eb.and(toConditions(invoiceFilters, filters)))
    .$if(person.role === 'sale_manager', (qb) =>
      qb.where('invoices.deal_id', 'in', (own) =>
        own.selectFrom('deals').select('deals.id').where('deals.sale_manager_id', '=', person.id),
      ),
    )
  const order = findListOrder(invoiceOrders, sort, filters)
  return listIndexed(call, { all, id: sql`invoices.id`, order, sort }, async (ids) => {
    if (ids.length === 0) return []
    const rows = await selectInvoices(db).where('invoices.id', 'in', ids).execute()
    return toItems(sortByIds(ids, rows))
  })
}

export const listInvoices: Handler<'listInvoices'> = (call) =>
  readInvoices(call, (rows) => presentInvoices(call, rows))

export const listInvoiceLines: Handler<'listInvoiceLines'> = (call) =>
  readInvoices(call, (rows) => Promise.resolve(rows.flatMap(toInvoicedLines)))

/** Returns the wood, services and charges of an invoice, below zero for a credit note. */
function toInvoicedLines(row: InvoiceRow): Schemas['InvoicedLine'][] {
  const { lines, charges, vat } = parseJson(row.document)
  const isCredit = row.kind === 'credit_note'
  const toSigned = (amount: string) =>
    !isCredit || Number(amount) === 0
      ? amount
      : amount.startsWith('-')
        ? amount.slice(1)
        : `-${amount}`
  const head = {
    invoice_number: row.number,
    issued_on: row.issued_on,
    client_name: row.client_name,
    currency: row.currency,
    charge: null,
    service: null,
    vat_rate: vat.rate,
  }
  const none = { pcs: null, volume_m3: null, quantity: null, price: null, price_unit: null }
  return [
    ...lines.flatMap(({ service, ...line }) => {
      const { product_name, specification } = line
      return [
        {
          ...head,
          product_name,
          specification,
          pcs: line.pcs === null || !isCredit ? line.pcs : -line.pcs,
          volume_m3: toSigned(line.volume_m3),
          quantity: toSigned(line.quantity),
          price: line.price,
          price_unit: line.price_unit,
          amount: toSigned(line.amount),
        },
        ...(service
          ? [
              {
                ...head,
                ...none,
                product_name,
                specification,
                service: service.service,
                quantity: toSigned(service.m3),
                price: service.price,
                price_unit: 'm3' as const,
                amount: toSigned(service.amount),
              },
            ]
          : []),
      ]
    }),
    ...charges.map(({ charge, amount }) => ({
      ...head,
      ...none,
      product_name: null,
      specification: null,
      charge,
      amount: toSigned(amount),
    })),
  ].map((line, i) => ({ id: `${row.id} ${i + 1}`, ...line }))
}
