import { defineKind } from '../records/record-kind'
import { dealHandlers } from './handlers'
import { orderConfirmationPaper } from './order-confirmation-paper'
import { invoiceHandlers } from '../invoices/handlers'
import { createInvoicePaper } from '../invoices/papers/invoice-paper'
import { proformaPaper } from '../invoices/papers/proforma-paper'
import { quotationHandlers } from '../quotations/handlers'
import { quotationPaper } from '../quotations/quotation-paper'
import { dealPolicy } from './policy'
import {
  addMarked,
  findNewest,
  findNewestByWords,
  type Hit,
  loadedIntoMarked,
  MAX_HITS,
  type SearchCall,
  type SearchResult,
  toNumberKeys,
} from '../search/search-hits'
import { whereVisibleDeal } from './queries'
import { getDealScope } from './rules/permissions'

async function searchDeals(call: SearchCall): Promise<SearchResult> {
  const { db, person, query } = call
  const visibleDeals = whereVisibleDeal(db.selectFrom('deals'), person)
  const shown = ['deals.id', 'deals.number', 'deals.client_name', 'deals.status'] as const
  const keys = toNumberKeys(call, 'D')
  const numbered = visibleDeals.where('deals.number_key', 'in', keys)
  const found = await findNewest(
    {
      byWords: findNewestByWords(call, 'deal_words'),
      ...(getDealScope(person.role) !== 'all' && {
        selectVisible: (keys) =>
          visibleDeals
            .innerJoin(keys.as('matched'), 'matched.docid', 'deals.number_key')
            .select('matched.docid'),
      }),
      byNumber: keys.length > 0 ? numbered.select('deals.number_key as docid') : null,
      keys,
    },
    (newest) =>
      db
        .selectFrom(newest)
        .innerJoin('deals', 'deals.number_key', 'newest.docid')
        .select([...shown, 'newest.total'])
        .orderBy('newest.place')
        .orderBy('newest.docid', 'desc')
        .execute(),
  )
  const byMark = visibleDeals
    .select(shown)
    .where('id', 'in', loadedIntoMarked('deal_id', call))
    .orderBy('number_key', 'desc')
    .limit(MAX_HITS)
  const rows = await addMarked(query, found.rows, byMark)
  const hits = rows.map(({ id, number, client_name, status }): Hit => ({
    kind: 'deal',
    id,
    name: number,
    about: client_name,
    status,
  }))
  return { hits, total: Math.max(hits.length, found.total) }
}

export const dealKind = defineKind({
  policy: dealPolicy,
  handlers: { ...dealHandlers, ...quotationHandlers, ...invoiceHandlers },
  findTitles: (db, ids) =>
    db.selectFrom('deals').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  papers: {
    quotation: quotationPaper,
    order_confirmation: orderConfirmationPaper,
    proforma_invoice: proformaPaper,
    invoice: createInvoicePaper('invoice'),
    credit_note: createInvoicePaper('credit_note'),
  },
  search: {
    roles: ['sale_manager', 'purchase_manager', 'global_manager', 'admin'],
    find: searchDeals,
  },
})
