import { expressionBuilder, type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { getWeekEnd, getWeekStart } from '@domain/calendar'
import { woodNames } from '@domain/timber'
import type { Person, Schemas } from '../call'
import { type Filters, hasFilterValue, type ListFilterValues, toConditions } from '../db/filters'
import { readJsonNumber } from '../db/dialect'
import { containsText } from '../db/fold'
import type { Db, Tables } from '../db/tables'
import { getMarginScope } from '../deals/rules/permissions'
import { type LineSearchWord, parseLineSearch } from '../products/document-search'
import { createProductSearchConditions } from '../products/queries'
import { hasWood, toWoodKey } from '../wood-lines/wood-key'

type TradeKind = Schemas['TradeKind']
type Wood = Schemas['Wood']
export type TradedLineFilters = ListFilterValues<'listTradedLines'>

/** Tables and columns of each kind of trade. */
export const TRADE_TABLES = {
  sold: {
    lines: 'deal_lines',
    document: 'deal_id',
    documents: 'deals',
    partner: 'client_id',
    partnerName: 'client_name',
    partners: 'clients',
  },
  bought: {
    lines: 'supply_lines',
    document: 'supply_id',
    documents: 'supplies',
    partner: 'sawmill_id',
    partnerName: 'sawmill_name',
    partners: 'sawmills',
  },
} as const satisfies Record<TradeKind, object>

/** True if the user may see purchase prices and the sawmills that were paid. */
export const canSeePurchasePrices = (person: Person): boolean => getMarginScope(person) === 'all'

/** Returns the kinds that a user sees under the filters. A filter by partner names its kind. */
function getTradeKinds(person: Person, filters: TradedLineFilters): TradeKind[] {
  const [hasClient, hasSawmill] = [
    hasFilterValue(filters.client_id),
    hasFilterValue(filters.sawmill_id),
  ]
  const isWanted = (kind: TradeKind) =>
    (!hasFilterValue(filters.kind) || filters.kind.includes(kind)) &&
    (kind === 'sold' ? hasClient || !hasSawmill : hasSawmill || !hasClient)
  const kinds: TradeKind[] = canSeePurchasePrices(person) ? ['sold', 'bought'] : ['sold']
  return kinds.filter(isWanted)
}

/** Column of a traded line, in both line tables. */
export type TradedColumn = 'traded_on' | 'traded_l' | 'traded_eur_cents' | 'traded_eur_m3'

/**
 * Returns a query for the agreed lines of each kind that match the filters, joined by `union all`:
 * their id, kind and the given columns. Null if no kind matches. Reads no documents unless a filter
 * needs them.
 */
export function selectTradedLines<Column extends TradedColumn>(
  { db, person }: { db: Db; person: Person },
  filters: TradedLineFilters,
  columns: readonly Column[],
) {
  const parts = getTradeKinds(person, filters).map((kind) => selectKind(db, kind, filters, columns))
  const [first, ...others] = parts
  return first ? others.reduce((all, part) => all.unionAll(part), first) : null
}

function selectKind<Column extends TradedColumn>(
  db: Db,
  kind: TradeKind,
  filters: TradedLineFilters,
  columns: readonly Column[],
) {
  const { lines } = TRADE_TABLES[kind]
  // Both tables have these columns, so the second is typed as the first.
  const table = lines as 'deal_lines'
  return db
    .selectFrom(table)
    .select([
      `${table}.id`,
      sql<TradeKind>`${sql.lit(kind)}`.as('kind'),
      ...columns.map((column) => `${table}.${column}` as const),
    ])
    .where(`${table}.traded_on`, 'is not', null)
    .where((eb) => eb.and(createConditions(db, kind, filters)))
}

const eb = expressionBuilder<Tables, 'deal_lines'>()

function createConditions(
  db: Db,
  kind: TradeKind,
  { q, wood, ...filters }: TradedLineFilters,
): Expression<SqlBool>[] {
  return [
    ...toConditions(createFilters(kind), filters),
    ...createWoodConditions(db, kind, parseLineSearch(q ?? ''), wood ?? []),
  ]
}

const createFilters = (kind: TradeKind): Filters<Omit<TradedLineFilters, 'q' | 'wood'>> => {
  const { lines, partner, partners } = TRADE_TABLES[kind]
  const tradedOn = sql.ref(`${lines}.traded_on`)
  const hasPartner = (ids: readonly string[]) =>
    inDocuments(kind, sql<boolean>`${sql.ref(partner)} in (${sql.join(ids)})`)
  return {
    // Chosen by `getTradeKinds`.
    kind: () => [],
    client_id: (ids) => (kind === 'sold' ? hasPartner(ids) : []),
    sawmill_id: (ids) => (kind === 'bought' ? hasPartner(ids) : []),
    country: (codes) =>
      inDocuments(
        kind,
        sql<boolean>`${sql.ref(partner)} in (select id from ${sql.table(partners)} where country in (${sql.join(codes)}))`,
      ),
    currency: (currencies) =>
      inDocuments(kind, sql<boolean>`currency in (${sql.join(currencies)})`),
    week_from: (week) => sql<boolean>`${tradedOn} >= ${getWeekStart(week)}`,
    week_to: (week) => sql<boolean>`${tradedOn} <= ${getWeekEnd(week)}`,
  }
}

/** Condition: the line's document matches. */
function inDocuments(kind: TradeKind, condition: Expression<SqlBool>): Expression<SqlBool> {
  const { lines, document, documents } = TRADE_TABLES[kind]
  return sql<boolean>`${sql.ref(`${lines}.${document}`)} in (select id from ${sql.table(documents)} where ${condition})`
}

const WOODS = Object.keys(woodNames) as Wood[]

/**
 * Returns the conditions of the search words and of the filter by wood. Sizes become a list of
 * keys of the filtered woods, which an index answers alone.
 */
function createWoodConditions(
  db: Db,
  kind: TradeKind,
  words: readonly LineSearchWord[],
  woods: readonly Wood[],
): Expression<SqlBool>[] {
  const { lines } = TRADE_TABLES[kind]
  const conditions = words.map((word) =>
    'sizes' in word
      ? hasSizes(db, lines, word.sizes, woods.length > 0 ? woods : WOODS)
      : containsWord(db, kind, word),
  )
  const isByKey = words.some((word) => 'sizes' in word)
  return isByKey || woods.length === 0
    ? conditions
    : [...conditions, hasWood(`${lines}.wood_key`, woods)]
}

/** Condition: the section of a board or the diameter of a pole, and the length if it is given. */
function hasSizes(
  db: Db,
  lines: 'deal_lines' | 'supply_lines',
  [least = 0, second = 0, length, ...others]: readonly number[],
  woods: readonly Wood[],
): Expression<SqlBool> {
  if (others.length > 0) return sql<boolean>`1 = 0`
  const key = sql.ref(`${lines}.wood_key`)
  const isIn = (keys: readonly string[]) => sql<boolean>`${key} in (${sql.join(keys)})`
  const boards = woods.flatMap((wood) => [
    toWoodKey({ wood, thickness_mm: least, width_mm: second, diameter_mm: null }),
    toWoodKey({ wood, thickness_mm: second, width_mm: least, diameter_mm: null }),
  ])
  const poles = woods.map((wood) =>
    toWoodKey({ wood, thickness_mm: null, width_mm: null, diameter_mm: least }),
  )
  if (length !== undefined)
    return sql<boolean>`(${isIn(boards)} and ${hasLength(db, lines, length)})`
  return sql<boolean>`(${isIn([...boards, ...poles])} and (${key} not like '%Ø%' or ${hasLength(db, lines, second)}))`
}

/** Condition: the line has the length, fixed, among several or inside its range. */
function hasLength(db: Db, lines: string, length: number): RawBuilder<boolean> {
  const column = `${lines}.specification`
  const limit = (name: 'from_mm' | 'to_mm') => readJsonNumber(db, column, ['lengths', name])
  return sql<boolean>`(${containsText(column, `"length_mm":${length},`)}
    or ${containsText(column, `"length_mm":${length}}`)}
    or (${limit('from_mm')} <= ${length} and ${limit('to_mm')} >= ${length}))`
}

/**
 * Condition: the partner, the number of the document, the product, the grade or the wood has the
 * word. Numbers are searched for words with a digit only, because every number is read.
 */
function containsWord(
  db: Db,
  kind: TradeKind,
  { text, woods }: Extract<LineSearchWord, { text: string }>,
): Expression<SqlBool> {
  const { lines, partner, partners } = TRADE_TABLES[kind]
  const column = (name: string) => sql.ref(`${lines}.${name}`)
  const products = db
    .selectFrom('products')
    .select('id')
    .where((product) => product.and(createProductSearchConditions(text)))
  return eb.or([
    inDocuments(
      kind,
      sql<boolean>`${sql.ref(partner)} in (select id from ${sql.table(partners)} where ${containsText('name_key', text)})`,
    ),
    ...(/\d/.test(text) ? [inDocuments(kind, containsText('number', text.toUpperCase()))] : []),
    sql<boolean>`${column('product_id')} in (${products})`,
    sql<boolean>`(${column('product_id')} is null and lower(${column('specification')}) like ${`%"quality":"${escapeLike(text)}%`} escape '\\')`,
    ...(woods.length > 0 ? [hasWood(`${lines}.wood_key`, woods as Wood[])] : []),
  ])
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
