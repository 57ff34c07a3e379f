import { sql } from 'kysely'
import type { Schemas } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { selectNetPrice } from '../db/net-price'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findWoodDifferences } from '../wood-lines/wood-key'
import { convertToLinePrice, type PriceTarget } from './line-price'
import { TRADE_TABLES } from './select-traded-lines'

/** The edited line: its wood, document and units. */
export type EditedLine = PriceTarget & {
  product_id: string | null
  wood_key: string
  certification: Schemas['Certification']
  /** The line's own document, whose prices are left out. */
  document_id: string | null
}

type PriceQuery = {
  kind: Schemas['TradeKind']
  /** Column of the price; deal lines also have the planned purchase price. */
  column?: 'price' | 'planned_purchase_price'
  /** Only prices of this client or sawmill. */
  partnerId?: string
  exceptPartnerIds?: readonly string[]
}

/** Maximum other clients or sawmills. */
const MAX_OTHERS = 3

/**
 * Returns the last price of a client or sawmill for the product of a line, else for wood of its
 * species and section. Null if there is none.
 */
export async function findOwnLast(
  db: Db,
  line: EditedLine,
  kind: PriceQuery['kind'],
  partnerId: string,
): Promise<Schemas['PastPrice'] | null> {
  for (const productId of listMatches(line)) {
    const row = await findLastPrice(db, line, productId, { kind, partnerId })
    if (row) return toPastPrice(row, line)
  }
  return null
}

/**
 * Returns the last price of up to three other clients or sawmills: for the product first, then for
 * wood of the same species and section.
 */
export async function findOthers(
  db: Db,
  line: EditedLine,
  query: Omit<PriceQuery, 'partnerId'>,
): Promise<Schemas['PastPrice'][]> {
  const found: PriceRow[] = []
  const excluded = [...(query.exceptPartnerIds ?? [])]
  for (const productId of listMatches(line)) {
    while (found.length < MAX_OTHERS) {
      const row = await findLastPrice(db, line, productId, { ...query, exceptPartnerIds: excluded })
      if (!row) break
      found.push(row)
      excluded.push(row.partner_id)
    }
  }
  return found.map((row) => toPastPrice(row, line))
}

/** The products to look for, best match first; null is any wood of the species and section. */
const listMatches = ({ product_id }: EditedLine): (string | null)[] =>
  product_id === null ? [null] : [product_id, null]

type PriceRow = Pick<
  Row<'supply_lines'>,
  'product_id' | 'specification' | 'certification' | 'price_unit'
> &
  Pick<Row<'supplies'>, 'number' | 'currency' | 'exchange_rate'> & {
    price: number
    discount_kind: string | null
    traded_on: string
    document_id: string
    partner_id: string
    partner_name: string
    country: string
  }

/**
 * Returns the newest matching price. The prices of one partner are looked up from the newest of its
 * documents; those of all partners from the newest line of the wood.
 */
async function findLastPrice(
  db: Db,
  { wood_key, document_id }: EditedLine,
  productId: string | null,
  { kind, column = 'price', partnerId, exceptPartnerIds = [] }: PriceQuery,
): Promise<PriceRow | undefined> {
  const { lines, document, documents, partner, partnerName, partners } = TRADE_TABLES[kind]
  const agreed = sql.ref(`${lines}.${column}`)
  const isSalePrice = kind === 'sold' && column === 'price'
  const price = isSalePrice ? selectNetPrice(lines) : agreed
  const discountKind = isSalePrice ? sql.ref(`${lines}.discount_kind`) : sql`null`
  const partnerRef = sql.ref(`${documents}.${partner}`)
  const documentRef = sql.ref(`${lines}.${document}`)
  // A cross join keeps this order in SQLite, which would begin with the lines of the wood.
  const source =
    partnerId === undefined
      ? sql`${sql.table(lines)} cross join ${sql.table(documents)}`
      : sql`${sql.table(documents)} cross join ${sql.table(lines)}`
  const order =
    partnerId === undefined
      ? sql`${sql.ref(`${lines}.traded_on`)} desc, ${sql.ref(`${lines}.id`)} desc`
      : sql`${sql.ref(`${documents}.number_key`)} desc, ${sql.ref(`${lines}.position`)} desc`
  const conditions = [
    sql`${sql.ref(`${documents}.id`)} = ${documentRef}`,
    sql`${sql.ref(`${lines}.wood_key`)} = ${wood_key}`,
    sql`${sql.ref(`${lines}.traded_on`)} is not null`,
    sql`${agreed} > 0`,
    ...(productId === null ? [] : [sql`${sql.ref(`${lines}.product_id`)} = ${productId}`]),
    ...(document_id === null ? [] : [sql`${documentRef} <> ${document_id}`]),
    ...(partnerId === undefined ? [] : [sql`${partnerRef} = ${partnerId}`]),
    ...(exceptPartnerIds.length > 0
      ? [sql`${partnerRef} not in (${sql.join(exceptPartnerIds)})`]
      : []),
  ]
  const { rows } = await sql<PriceRow>`
    select last.*, partners.country from (
      select ${sql.ref(`${lines}.product_id`)}, ${sql.ref(`${lines}.specification`)},
        ${sql.ref(`${lines}.certification`)}, ${price} as price, ${discountKind} as discount_kind,
        ${sql.ref(`${lines}.price_unit`)}, ${sql.ref(`${lines}.traded_on`)},
        ${sql.ref(`${documents}.id`)} as document_id, ${sql.ref(`${documents}.number`)},
        ${sql.ref(`${documents}.currency`)}, ${sql.ref(`${documents}.exchange_rate`)},
        ${partnerRef} as partner_id,
        ${sql.ref(`${documents}.${partnerName}`)} as partner_name
      from ${source}
      where ${sql.join(conditions, sql` and `)}
      order by ${order} limit 1
    ) as last join ${sql.table(partners)} as partners on partners.id = last.partner_id`.execute(db)
  return rows[0]
}

function toPastPrice(row: PriceRow, line: EditedLine): Schemas['PastPrice'] {
  const specification = parseJson(row.specification)
  const price = fromTenThousandths(row.price)
  return {
    price,
    price_unit: row.price_unit,
    is_discounted: row.discount_kind !== null,
    currency: row.currency,
    line_price: convertToLinePrice({ ...row, price }, specification, line),
    date: row.traded_on,
    document: { id: row.document_id, number: row.number },
    partner: { id: row.partner_id, name: row.partner_name, country: row.country },
    is_same_product: line.product_id !== null && row.product_id === line.product_id,
    length_mm: specification.length_mm,
    quality: specification.quality,
    differences: findWoodDifferences({ ...row, specification }, line),
  }
}
