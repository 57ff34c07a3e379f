import { type Expression, sql } from 'kysely'
import type { Call, Role, Schemas, Handler } from '../call'
import { type DocumentsWithWords, findDocumentsWithWords } from '../db/dialect'
import { toDocumentNumber, type NumberSeries } from '../db/document-numbers'
import type { Row } from '../db/tables'
import { parseSearchTexts } from '../products/document-search'
import { vSearchKind } from '@contract/validators'

export type SearchCall = Call<'searchEverything'> & { counters: readonly Counter[] }
export type Hit = Schemas['SearchHit']
type SearchKind = Schemas['SearchKind']
/** A year in which a series of documents has the typed number. */
type Counter = Pick<Row<'document_counters'>, 'series' | 'year'>

/** The newest records of one kind, and their total. */
export type SearchResult = { hits: Hit[]; total: number }

/** Search for one kind of record. */
export type KindSearch = {
  /** Roles that may open the kind's records. Other roles find none. */
  roles: readonly Role[]
  find(call: SearchCall): Promise<SearchResult>
}

/** Maximum hits per kind. */
export const MAX_HITS = 5
/** Maximum count per kind. */
export const MAX_COUNTED_HITS = 1000
/** Maximum containers whose deals and supplies are found by a mark. */
const MAX_RELATED = 20

type DocumentKind = Schemas['QuotedDocument']['kind']

const KIND_BY_SERIES: Partial<Record<string, DocumentKind>> = {
  D: 'deal',
  S: 'supply',
  C: 'cargo',
  SR: 'supply_report',
  CR: 'cargo_report',
} satisfies Partial<Record<NumberSeries, DocumentKind>>

/** Parses a document's whole number in any case; null for other texts. */
export function parseDocumentNumber(text: string): { kind: DocumentKind; key: number } | null {
  const [, series = '', year, sequence] =
    /^([A-Z]{1,2})-(\d{4})-(\d{4,7})$/.exec(text.toUpperCase()) ?? []
  const kind = KIND_BY_SERIES[series]
  return kind ? { kind, key: toDocumentNumber('D', Number(year), Number(sequence)).key } : null
}

/**
 * Returns the kind of a typed number, such as `d-2026-0080` or `CR-2026-01`; null for other words.
 */
export function parseNumberKind(q: string): DocumentKind | null {
  const [, series = ''] = /^([A-Z]{1,2})-\d{1,4}(-\d*)?$/.exec(q.trim().toUpperCase()) ?? []
  return KIND_BY_SERIES[series] ?? null
}

type IdQuery = { limit(count: number): { execute(): Promise<{ id: string }[]> } }

/** Counts matches, only if there may be more than are shown. */
export const countHits = async (hits: readonly Hit[], ids: IdQuery): Promise<number> =>
  hits.length < MAX_HITS ? hits.length : (await ids.limit(MAX_COUNTED_HITS).execute()).length

/** Adds the years in which documents have a plain number such as `179`; none for other texts. */
export async function toSearchCall(call: Call<'searchEverything'>): Promise<SearchCall> {
  const typed = call.query.q.trim()
  if (!/^\d{1,7}$/.test(typed) || Number(typed) === 0) return { ...call, counters: [] }
  const counters = await call.db
    .selectFrom('document_counters')
    .select(['series', 'year'])
    .where('last', '>=', Number(typed))
    .execute()
  return { ...call, counters }
}

/** Returns keys of documents of any year with a plain number such as `179`. */
export const toNumberKeys = (
  { query, counters }: Pick<SearchCall, 'query' | 'counters'>,
  series: NumberSeries,
): number[] =>
  counters
    .filter((counter) => counter.series === series)
    .map(({ year }) => toDocumentNumber(series, year, Number(query.q.trim())).key)

/** Documents of a kind that a search finds. */
type FoundDocuments = {
  byWords: DocumentsWithWords
  /** Selects as `docid` the keys of a table that the user may see. All by default. */
  selectVisible?: (keys: DocumentsWithWords['all']) => Expression<unknown>
  /** Selects as `docid` the keys of documents with the typed number; null without keys. */
  byNumber: Expression<unknown> | null
  /** Keys of the typed number, whose documents come first. */
  keys: readonly number[]
}
/** A found document, and the number of all. */
type FoundKey = { docid: number; place: number; total: number }

/**
 * Selects the newest documents with the words, or so many of any age. If the first documents in the
 * order of the keys are so many, no other is read.
 */
function selectByWords(
  {
    byWords: { all, first },
    selectVisible = (keys) => sql`select docid from ${keys} as matched`,
  }: FoundDocuments,
  { count, isNewest }: { count: number; isNewest: boolean },
) {
  const order = isNewest ? sql`order by docid desc` : sql``
  const select = (keys: DocumentsWithWords['all'], condition = sql`true`) =>
    sql`select docid from (${selectVisible(keys)}) as visible where ${condition} ${order} limit ${sql.lit(count)}`
  if (!first) return select(all)
  const countFirst = sql`(select count(*) from first_found)`
  return sql`
    with first_found as materialized (${select(first)})
    select docid from first_found where ${countFirst} = ${sql.lit(count)}
    union all (${select(all, sql`${countFirst} < ${sql.lit(count)}`)})`
}

/**
 * Returns a table of the newest found documents. Few matches are all found before they are sorted,
 * because PostgreSQL would read the keys of most documents until it met five rare ones.
 */
function selectNewest(documents: FoundDocuments, isFrequent: boolean) {
  const { byNumber, keys } = documents
  const words = selectByWords(documents, {
    count: isFrequent ? MAX_HITS : MAX_COUNTED_HITS + 1,
    isNewest: isFrequent,
  })
  const found = byNumber
    ? sql`select docid from (${words}) as worded union select docid from ${byNumber} as numbered`
    : words
  const place = byNumber
    ? sql`case when docid in (${sql.join(keys)}) then 0 else 1 end`
    : sql.lit(1)
  return sql<FoundKey>`(
    with found as materialized (${found})
    select docid, ${place} as place, (select count(*) from found) as total from found
    order by place, docid desc limit ${sql.lit(MAX_HITS)}
  )`.as('newest')
}

/**
 * Finds the newest documents by number or words, and counts them in the same statement.
 * @param read returns the documents of the table of keys, in order
 */
export async function findNewest<Found extends { total: number }>(
  documents: FoundDocuments,
  read: (newest: ReturnType<typeof selectNewest>) => Promise<Found[]>,
): Promise<{ rows: Found[]; total: number }> {
  const rows = await read(selectNewest(documents, false))
  const total = rows[0]?.total ?? 0
  if (total <= MAX_COUNTED_HITS) return { rows, total }
  return { rows: await read(selectNewest(documents, true)), total: MAX_COUNTED_HITS }
}

/** True if the text may be a mark of a container, its seal or its papers. */
const isContainerMark = (q: string): boolean => /\d/.test(q) && parseNumberKind(q) === null

/**
 * Returns deals or supplies with wood in the newest matching cargo, so that a container mark finds
 * its contents.
 */
export const loadedIntoMarked = (
  column: 'deal_id' | 'supply_id',
  { db, dialect, query }: Pick<SearchCall, 'db' | 'dialect' | 'query'>,
) => {
  const marked = db
    .selectFrom(findNewestByWords({ dialect, query }, 'cargo_words').ordered.as('found'))
    .innerJoin('cargos', 'cargos.number_key', 'found.docid')
    .select('cargos.id')
    .orderBy('found.docid', 'desc')
    .limit(MAX_RELATED)
    .as('marked')
  return db
    .selectFrom('cargo_loads')
    .select(`cargo_loads.${column}`)
    .where('cargo_id', 'in', db.selectFrom(marked).select('marked.id'))
}

type RowQuery<Row> = { execute(): Promise<Row[]> }

/** Adds the matches by cargo marks if there are few others, without duplicates. */
export async function addMarked<Row extends { id: string }>(
  { q }: SearchCall['query'],
  rows: readonly NoInfer<Row>[],
  byMark: RowQuery<Row>,
): Promise<Row[]> {
  return rows.length < MAX_HITS && isContainerMark(q)
    ? deduplicateHits([...rows, ...(await byMark.execute())])
    : [...rows]
}

export const deduplicateHits = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MAX_HITS)

/** Finds the documents with the words of the search, newest first. */
export const findNewestByWords = (
  { dialect, query }: Pick<SearchCall, 'dialect' | 'query'>,
  index: Parameters<typeof findDocumentsWithWords>[1],
): DocumentsWithWords => findDocumentsWithWords(dialect, index, parseSearchTexts(query.q))

/** Creates the search through all kinds of record that the contract names. */
export const createSearchHandler =
  (kinds: Readonly<Record<SearchKind, { search: KindSearch }>>): Handler<'searchEverything'> =>
  async (call) => {
    const { query, person } = call
    if (parseSearchTexts(query.q).length === 0) return { items: [], more: [] }
    const numbered = parseNumberKind(query.q)
    const searched = vSearchKind.options.filter(
      (kind) =>
        kinds[kind].search.roles.includes(person.role) &&
        // Mills number their packs as they like, also as C-12.
        (numbered === null || numbered === kind || kind === 'pack'),
    )
    const searchCall = await toSearchCall(call)
    const found = await Promise.all(
      searched.map(async (kind) => ({ kind, ...(await kinds[kind].search.find(searchCall)) })),
    )
    return {
      items: found.flatMap(({ hits }) => hits),
      more: found.flatMap(({ kind, hits, total }) =>
        total > hits.length ? [{ kind, total }] : [],
      ),
    }
  }
