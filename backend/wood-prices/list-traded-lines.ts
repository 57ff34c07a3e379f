import { sql } from 'kysely'
import { divideRounded, formatDecimal } from '@domain/numbers'
import type { Call, Handler, Schemas } from '../call'
import {
  fromCents,
  fromCentsOrNull,
  fromLitres,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { countTotal, getSortColumn, readKeysetPage } from '../db/keyset-page'
import { selectNetPrice } from '../db/net-price'
import { parseJson } from '../db/rows'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'
import { assertWeekOrder } from '../documents/terms'
import { selectTradedLines, TRADE_TABLES } from './select-traded-lines'

type TradeKind = Schemas['TradeKind']

/** Column of each sort; only the day is never null. */
const SORT_COLUMNS = {
  date: 'traded_on',
  eur_per_m3: 'traded_eur_m3',
  volume_m3: 'traded_l',
  amount_eur: 'traded_eur_cents',
} as const

export const listTradedLines: Handler<'listTradedLines'> = async (call) => {
  const { db, query } = call
  const { sort = '-date', cursor, limit, ...filters } = query
  assertWeekOrder(filters)
  const column = getSortColumn(SORT_COLUMNS, sort)
  const lines = selectTradedLines(call, filters, [column])
  if (!lines) return { items: [], next_cursor: null, total: cursor === undefined ? 0 : null }
  const found = db
    .selectFrom(lines.as('found'))
    .select([
      'found.id',
      'found.kind',
      sql<string | number | null>`${sql.ref(`found.${column}`)}`.as('sort_value'),
    ])
  const isDay = column === 'traded_on'
  const page = await readKeysetPage(found, {
    sort,
    column: `found.${column}`,
    type: isDay ? 'string' : 'number',
    isNullable: !isDay && column !== 'traded_l',
    idColumn: 'found.id',
    cursor,
    limit,
  })
  const getIds = (kind: TradeKind) =>
    page.rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  const [sold, bought, total] = await Promise.all([
    presentLines(db, 'sold', getIds('sold')),
    presentLines(db, 'bought', getIds('bought')),
    countTotal(cursor, page, found),
  ])
  const ids = page.rows.map(({ id }) => id)
  return { items: sortByIds(ids, [...sold, ...bought]), next_cursor: page.next_cursor, total }
}

type TradedRow = Pick<
  Row<'supply_lines'>,
  | 'id'
  | 'product_name'
  | 'specification'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'price_unit'
  | 'amount_cents'
  | 'traded_l'
  | 'traded_eur_cents'
  | 'traded_eur_m3'
> &
  Pick<Row<'supplies'>, 'number' | 'currency'> & {
    traded_on: string
    discount_kind: string | null
    document_id: string
    partner_id: string
    partner_name: string
    country: string
  }

/** Returns the list items of lines of one kind, in any order. */
async function presentLines(
  db: Db,
  kind: TradeKind,
  ids: readonly string[],
): Promise<Schemas['TradedLine'][]> {
  if (ids.length === 0) return []
  const { lines, document, documents, partner, partnerName, partners } = TRADE_TABLES[kind]
  const quantity =
    kind === 'sold' ? sql`lines.quantity` : sql`coalesce(lines.confirmed_quantity, lines.quantity)`
  const price = kind === 'sold' ? selectNetPrice('lines') : sql`lines.price`
  const discountKind = kind === 'sold' ? sql`lines.discount_kind` : sql`null`
  const { rows } = await sql<TradedRow>`
    select lines.id, lines.product_name, lines.specification, ${quantity} as quantity, lines.unit,
      ${price} as price, ${discountKind} as discount_kind, lines.price_unit, lines.amount_cents, lines.traded_on, lines.traded_l,
      lines.traded_eur_cents, lines.traded_eur_m3, documents.id as document_id,
      documents.number, documents.currency, partners.id as partner_id,
      ${sql.ref(`documents.${partnerName}`)} as partner_name, partners.country
    from ${sql.table(lines)} as lines
    join ${sql.table(documents)} as documents on documents.id = ${sql.ref(`lines.${document}`)}
    join ${sql.table(partners)} as partners on partners.id = ${sql.ref(`documents.${partner}`)}
    where lines.id in (${sql.join(ids)})`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind,
    date: row.traded_on,
    document: { id: row.document_id, number: row.number },
    partner: { id: row.partner_id, name: row.partner_name, country: row.country },
    product_name: row.product_name,
    specification: parseJson(row.specification),
    quantity: row.quantity,
    unit: row.unit,
    volume_m3: fromLitres(row.traded_l ?? 0),
    price: fromTenThousandthsOrNull(row.price),
    price_unit: row.price_unit,
    is_discounted: row.discount_kind !== null,
    currency: row.currency,
    eur_per_m3: fromCentsOrNull(row.traded_eur_m3),
    amount: row.price === null ? null : fromCents(row.amount_cents),
    amount_eur: fromCentsOrNull(row.traded_eur_cents),
  }))
}

export const sumTradedLines = async (
  call: Pick<Call<'sumTradedLines'>, 'db' | 'person' | 'query'>,
): Promise<Schemas['TradedTotals']> => {
  const { db, query } = call
  assertWeekOrder(query)
  const lines = selectTradedLines(call, query, ['traded_l', 'traded_eur_cents', 'traded_eur_m3'])
  if (!lines) return { items: [] }
  const ofPriced = (column: 'traded_l' | 'traded_eur_cents') =>
    sql<
      number | null
    >`sum(case when found.traded_eur_m3 is not null then ${sql.ref(`found.${column}`)} end)`
  const rows = await db
    .selectFrom(lines.as('found'))
    .select(({ fn }) => [
      'found.kind',
      fn.countAll<number>().as('count'),
      fn.count<number>('found.traded_eur_m3').as('priced'),
      fn.sum<number | null>('found.traded_l').as('litres'),
      fn.sum<number | null>('found.traded_eur_cents').as('cents'),
      ofPriced('traded_l').as('priced_litres'),
      ofPriced('traded_eur_cents').as('priced_cents'),
      fn.min<number | null>('found.traded_eur_m3').as('lowest'),
      fn.max<number | null>('found.traded_eur_m3').as('highest'),
    ])
    .groupBy('found.kind')
    .orderBy('found.kind', 'desc')
    .execute()
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      count: row.count,
      volume_m3: fromLitres(row.litres ?? 0),
      amount_eur: fromCents(row.cents ?? 0),
      average_eur_per_m3: computeAverage(row.priced_cents, row.priced_litres),
      lowest_eur_per_m3: fromCentsOrNull(row.lowest),
      highest_eur_per_m3: fromCentsOrNull(row.highest),
      unpriced: row.count - row.priced,
    })),
  }
}

/** Returns euro per m3 with two decimals; null without a volume. */
function computeAverage(cents: number | null, litres: number | null): string | null {
  if (cents === null || litres === null || litres === 0) return null
  return formatDecimal(divideRounded(BigInt(cents) * 1000n, BigInt(litres)), 2)
}
