import { sql } from 'kysely'
import { convertParts } from '../deal-margins/line-parts'
import { fromTenThousandthsOrNull, toCents } from '../db/decimal-columns'
import { selectNetPrice } from '../db/net-price'
import { groupBy, forEachChunk, parseJson, updateEach } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { toComparablePrice } from '../purchases/offer-prices'

/** Line table, its document column, and the day of the agreement. */
const TABLES = {
  deals: { lines: 'deal_lines', document: 'deal_id', day: 'date' },
  supplies: { lines: 'supply_lines', document: 'supply_id', day: 'ordered_on' },
} as const

type DocumentTable = keyof typeof TABLES

/**
 * Recalculates the columns that compare the prices of agreed lines: the day of the agreement, the
 * volume, and amount and price in euro. All are null for drafts and canceled documents.
 */
export async function recalculateTradedLines(
  db: Db,
  table: DocumentTable,
  documentIds: readonly string[],
): Promise<void> {
  await forEachChunk(documentIds, async (ids) => {
    await updateDays(db, table, ids)
    const rows = await findLines(db, table, ids)
    const changed = [...groupBy(rows, ({ document_id }) => document_id).values()].flatMap(
      (lines) => {
        const amounts = convertAmounts(lines)
        return lines.flatMap((line, i) => {
          const columns = toTradedFigures(line, amounts[i] ?? null)
          return line.traded_l === columns.traded_l &&
            line.traded_eur_cents === columns.traded_eur_cents &&
            line.traded_eur_m3 === columns.traded_eur_m3
            ? []
            : [{ id: line.id, ...columns }]
        })
      },
    )
    await updateEach(db, TABLES[table].lines, changed)
  })
}

/** Updates only days that change, because most writes keep them. */
async function updateDays(db: Db, table: DocumentTable, ids: readonly string[]): Promise<void> {
  const { lines, document, day } = TABLES[table]
  const agreedOn = sql`(select case when status not in ('draft', 'canceled')
    then ${sql.ref(day)} end from ${sql.table(table)} where id = ${sql.ref(`${lines}.${document}`)})`
  await sql`update ${sql.table(lines)} set traded_on = ${agreedOn}
    where ${sql.ref(document)} in (${sql.join(ids)})
      and coalesce(traded_on, '') <> coalesce(${agreedOn}, '')`.execute(db)
}

type TradedRow = Pick<
  Row<'supply_lines'>,
  | 'id'
  | 'price'
  | 'price_unit'
  | 'specification'
  | 'amount_cents'
  | 'traded_on'
  | 'traded_l'
  | 'traded_eur_cents'
  | 'traded_eur_m3'
> &
  Pick<Row<'supplies'>, 'currency' | 'exchange_rate'> & { document_id: string; agreed_l: number }

async function findLines(
  db: Db,
  table: DocumentTable,
  ids: readonly string[],
): Promise<TradedRow[]> {
  const { lines, document } = TABLES[table]
  const agreedLitres =
    table === 'deals' ? sql`lines.volume_l` : sql`coalesce(lines.confirmed_l, lines.volume_l)`
  const price = table === 'deals' ? selectNetPrice('lines') : sql`lines.price`
  const { rows } = await sql<TradedRow>`
    select lines.id, ${price} as price, lines.price_unit, lines.specification, lines.amount_cents,
      lines.traded_on, lines.traded_l, lines.traded_eur_cents, lines.traded_eur_m3,
      ${sql.ref(`lines.${document}`)} as document_id, documents.currency, documents.exchange_rate,
      ${agreedLitres} as agreed_l
    from ${sql.table(lines)} as lines
    join ${sql.table(table)} as documents on documents.id = ${sql.ref(`lines.${document}`)}
    where ${sql.ref(`lines.${document}`)} in (${sql.join(ids)})
    order by lines.position`.execute(db)
  return rows
}

/** Converts the amounts of a document's lines to euro, so that they add up to its amount. */
function convertAmounts(lines: readonly TradedRow[]): (number | null)[] {
  const [terms] = lines
  return terms
    ? convertParts(
        terms,
        lines.map(({ amount_cents }) => amount_cents),
      )
    : []
}

function toTradedFigures(line: TradedRow, eurCents: number | null) {
  const { traded_on, price_unit, currency, exchange_rate } = line
  if (traded_on === null) return { traded_l: null, traded_eur_cents: null, traded_eur_m3: null }
  const price = fromTenThousandthsOrNull(line.price)
  const eurPerM3 =
    price === null
      ? null
      : toComparablePrice(
          { price, price_unit, currency, exchange_rate },
          parseJson(line.specification),
        ).eur_per_m3
  return {
    traded_l: line.agreed_l,
    traded_eur_cents: price === null ? null : eurCents,
    traded_eur_m3: eurPerM3 === null ? null : toCents(eurPerM3),
  }
}
