import type { Call, Role, Schemas, Handler } from '../call'
import { matchesWordIndex } from '../db/dialect'
import { toDocumentNumber, type NumberSeries } from '../db/document-numbers'
import { parseSearchTexts } from '../products/document-search'
import { vSearchKind } from '@/shared/api/generated/validators'

export type SearchCall = Call<'searchEverything'>
export type Hit = Schemas['SearchHit']
type SearchKind = Schemas['SearchKind']

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
export const MAX_COUNTED = 1000
/** Maximum containers whose deals and supplies are found by a mark. */
const MAX_RELATED = 20

type DocumentKind = Schemas['QuotedDocument']['kind']

const kindBySeries: Partial<Record<string, DocumentKind>> = {
  D: 'deal',
  S: 'supply',
  C: 'cargo',
  SR: 'supply_report',
  CR: 'cargo_report',
} satisfies Partial<Record<NumberSeries, DocumentKind>>

/** Parses a document's whole number in any case; null for other texts. */
export function parseDocumentNumber(text: string): { kind: DocumentKind; key: number } | null {
  const [, series = '', year, place] =
    /^([A-Z]{1,2})-(\d{4})-(\d{4,7})$/.exec(text.toUpperCase()) ?? []
  const kind = kindBySeries[series]
  return kind ? { kind, key: toDocumentNumber('D', Number(year), Number(place)).key } : null
}

/**
 * Returns the kind of a typed number, such as `d-2026-0080` or `CR-2026-01`; null for other words.
 */
export function parseNumberKind(q: string): DocumentKind | null {
  const [, series = ''] = /^([A-Z]{1,2})-\d{1,4}(-\d*)?$/.exec(q.trim().toUpperCase()) ?? []
  return kindBySeries[series] ?? null
}

type IdQuery = { limit(count: number): { execute(): Promise<{ id: string }[]> } }

/** Counts distinct matches by words or number, only if there may be more than are shown. */
export async function countTotal(
  hits: readonly Hit[],
  byWords: IdQuery,
  byNumber: IdQuery | null,
): Promise<number> {
  if (hits.length < MAX_HITS) return hits.length
  const found = await Promise.all(
    [byWords, byNumber].map(async (ids) => (ids ? ids.limit(MAX_COUNTED).execute() : [])),
  )
  return new Set([...hits, ...found.flat()].map(({ id }) => id)).size
}

/** Returns keys of documents of any year with a plain number such as `179`. */
export async function findNumberKeys(
  { db, query }: Pick<SearchCall, 'db' | 'query'>,
  series: NumberSeries,
): Promise<number[]> {
  const typed = query.q.trim()
  if (!/^\d{1,7}$/.test(typed) || Number(typed) === 0) return []
  const years = await db
    .selectFrom('document_counters')
    .select('year')
    .where('series', '=', series)
    .where('last', '>=', Number(typed))
    .execute()
  return years.map(({ year }) => toDocumentNumber(series, year, Number(typed)).key)
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
    .selectFrom('cargo_words')
    .innerJoin('cargos', 'cargos.number_key', 'cargo_words.docid')
    .select('cargos.id')
    .where(matchesWordIndex(dialect, 'cargo_words', parseSearchTexts(query.q)))
    .orderBy('cargo_words.docid', 'desc')
    .limit(MAX_RELATED)
    .as('marked')
  return db
    .selectFrom('cargo_loads')
    .select(`cargo_loads.${column}`)
    .where('cargo_id', 'in', db.selectFrom(marked).select('marked.id'))
}

type RowQuery<Row> = { execute(): Promise<Row[]> }

/** Merges matches by number, by words and, if they are few, by cargo marks, without duplicates. */
export async function mergeHits<Row extends { id: string }>(
  { q }: SearchCall['query'],
  byWords: RowQuery<Row>,
  byMark: RowQuery<Row>,
  byNumber: RowQuery<Row> | null,
): Promise<Row[]> {
  const rows = [
    ...(byNumber === null ? [] : await byNumber.execute()),
    ...(await byWords.execute()),
  ]
  if (rows.length < MAX_HITS && isContainerMark(q)) rows.push(...(await byMark.execute()))
  return deduplicateHits(rows)
}

export const deduplicateHits = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MAX_HITS)

/**
 * Returns keys of matches by words. Without other filters, only the newest are taken, so that
 * thousands need not be read.
 */
export const matchesWords = (
  { db, dialect, query }: SearchCall,
  words: 'cargo_words' | 'supply_report_words',
) =>
  db
    .selectFrom(words)
    .select('docid')
    .where(matchesWordIndex(dialect, words, parseSearchTexts(query.q)))

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
    const found = await Promise.all(
      searched.map(async (kind) => ({ kind, ...(await kinds[kind].search.find(call)) })),
    )
    return {
      items: found.flatMap(({ hits }) => hits),
      more: found.flatMap(({ kind, hits, total }) =>
        total > hits.length ? [{ kind, total }] : [],
      ),
    }
  }
