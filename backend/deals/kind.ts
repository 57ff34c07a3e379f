import { defineKind } from '../documents/record-kind'
import { dealHandlers } from './handlers'
import { orderConfirmationPaper } from './order-confirmation-paper'
import { invoiceHandlers } from '../invoices/handlers'
import { createInvoicePaper } from '../invoices/papers/invoice-paper'
import { proformaPaper } from '../invoices/papers/proforma-paper'
import { quotationHandlers } from '../quotations/handlers'
import { quotationPaper } from '../quotations/quotation-paper'
import { dealPolicy } from './policy'
import {
  countTotal,
  findNumberKeys,
  type Hit,
  loadedIntoMarked,
  MAX_HITS,
  mergeHits,
  type SearchCall,
  type SearchResult,
} from '../search/search-hits'
import { whereVisibleDeal } from './queries'
import { matchesWordIndex } from '../db/dialect'
import { parseSearchTexts } from '../products/document-search'

async function searchDeals(call: SearchCall): Promise<SearchResult> {
  const { db, dialect, person, query } = call
  const visibleDeals = whereVisibleDeal(db.selectFrom('deals'), person)
  const deals = visibleDeals
    .select(['deals.id', 'deals.number', 'deals.client_name', 'deals.status'])
    .limit(MAX_HITS)
  const keys = await findNumberKeys(call, 'D')
  const withWord = visibleDeals
    .innerJoin('deal_words', 'deal_words.docid', 'deals.number_key')
    .where(matchesWordIndex(dialect, 'deal_words', parseSearchTexts(query.q)))
  const byWords = withWord
    .select(['deals.id', 'deals.number', 'deals.client_name', 'deals.status'])
    .orderBy('deal_words.docid', 'desc')
    .limit(MAX_HITS)
  const byNumber = deals.where('deals.number_key', 'in', keys).orderBy('number_key', 'desc')
  const rows = await mergeHits(
    query,
    byWords,
    deals.where('id', 'in', loadedIntoMarked('deal_id', call)).orderBy('number_key', 'desc'),
    keys.length > 0 ? byNumber : null,
  )
  const hits = rows.map(({ id, number, client_name, status }): Hit => ({
    kind: 'deal',
    id,
    name: number,
    about: client_name,
    status,
  }))
  const counted = visibleDeals.where('deals.number_key', 'in', keys).select('deals.id')
  return {
    hits,
    total: await countTotal(hits, withWord.select('deals.id'), keys.length > 0 ? counted : null),
  }
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
