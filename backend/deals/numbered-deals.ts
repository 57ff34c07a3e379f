import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { toDocumentNumber } from '../db/document-numbers'

/** Deals that texts name by their number or by that of an invoice. */
export type NumberedDeals = {
  readonly all: readonly Row<'deals'>[]
  /** Returns the deals that a text names, each once. */
  find(text: string): Row<'deals'>[]
}

/** Characters between the parts of a number. */
const MARKS = String.raw`[\s\-/._]{0,2}`

/** A deal's number: "D-2026-0123", "D 2026 0123", "D2026-123", "d/2026/0123". */
const DEAL_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])D${MARKS}(\d{4})${MARKS}(\d{1,7})(?!\d)`,
  'giu',
)

/** Year and position of any number. */
const YEAR_AND_PLACE = new RegExp(String.raw`(?=(\d{4})${MARKS}(\d{1,7})(?!\d))`, 'gu')

const findDealNumbers = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(DEAL_NUMBER)].map(
      ([, year, sequence]) => toDocumentNumber('D', Number(year), Number(sequence)).number,
    ),
  ),
]

const findInvoiceKeys = (text: string): number[] =>
  [...text.matchAll(YEAR_AND_PLACE)].map(
    ([, year, sequence]) => toDocumentNumber('I', Number(year), Number(sequence)).key,
  )

/**
 * Matches an invoice's number with its prefix, which may be none: then letters joined to it belong
 * to the number of another document, such as C-2026-0123.
 */
function createInvoicePattern(number: string): RegExp {
  const parts = number.match(/\p{L}+|\d+/gu) ?? []
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?<!\p{L}[\-/._]{1,2})(?<!(?<!\p{L})D${MARKS})${parts.join(MARKS)}(?!\d)`,
    'iu',
  )
}

/** Finds the deals whose numbers, or those of their invoices, the texts contain. */
export async function findNumberedDeals(db: Db, texts: readonly string[]): Promise<NumberedDeals> {
  const invoices = await inChunks(texts.flatMap(findInvoiceKeys), (keys) =>
    db
      .selectFrom('invoices')
      .select(['number', 'deal_id'])
      .where('number_key', 'in', keys)
      .execute(),
  )
  const named = await inChunks(texts.flatMap(findDealNumbers), (numbers) =>
    db.selectFrom('deals').selectAll().where('number', 'in', numbers).execute(),
  )
  const invoiced = await inChunks(
    invoices.map(({ deal_id }) => deal_id),
    (ids) => db.selectFrom('deals').selectAll().where('id', 'in', ids).execute(),
  )
  const byId = new Map([...invoiced, ...named].map((deal) => [deal.id, deal]))
  const byNumber = new Map(named.map((deal) => [deal.number, deal]))
  const patterns = invoices.map(({ number, deal_id }) => ({
    pattern: createInvoicePattern(number),
    deal_id,
  }))
  return {
    all: [...byId.values()],
    find: (text) => [
      ...new Set([
        ...findDealNumbers(text).flatMap((number) => byNumber.get(number) ?? []),
        ...patterns.flatMap(({ pattern, deal_id }) => {
          const deal = pattern.test(text) ? byId.get(deal_id) : undefined
          return deal ?? []
        }),
      ]),
    ],
  }
}
