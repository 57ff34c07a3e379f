import type { Call, Handler, Schemas } from '../call'
import { toDocumentNumber, type NumberSeries } from '../db/document-numbers'
import { matchesWordIndex } from '../db/dialect'
import { whereVisibleDeal } from '../deals/queries'
import { createPartnerSearchConditions } from '../partners/partner-search'
import { parseSearchTexts } from '../products/document-search'
import { canOpenRecord } from './can-open-record'

type SearchCall = Call<'searchEverything'>
type Hit = Schemas['SearchHit']
type Kind = Hit['kind']

/** Maximum hits per kind. */
const MAX_HITS = 5
/** Maximum count per kind. */
const MAX_COUNTED = 1000
/** Maximum containers whose deals and supplies are found by a mark. */
const MAX_RELATED = 20

/** Prefixes of document numbers, longer ones first. */
const SERIES: readonly (readonly [letters: string, kind: Kind])[] = [
  ['cr', 'cargo_report'],
  ['sr', 'supply_report'],
  ['d', 'deal'],
  ['s', 'supply'],
  ['c', 'cargo'],
]

/**
 * Returns the kind of a typed number, such as `d-2026-0080` or `CR-2026-01`; null for other words.
 */
export function parseNumberKind(q: string): Kind | null {
  const [, letters] = /^([a-z]{1,2})-\d{1,4}(-\d*)?$/.exec(q.trim().toLowerCase()) ?? []
  return SERIES.find(([series]) => series === letters)?.[1] ?? null
}

export const searchEverything: Handler<'searchEverything'> = async (call) => {
  const { query, person } = call
  if (parseSearchTexts(query.q).length === 0) return { items: [], more: [] }
  const numbered = parseNumberKind(query.q)
  const wanted = (kind: Kind) =>
    canOpenRecord(person.role, kind) && (numbered === null || numbered === kind)
  const kinds = (Object.keys(searchByKind) as Kind[]).filter(wanted)
  const found = await Promise.all(kinds.map((kind) => searchByKind[kind](call)))
  return {
    items: found.flatMap(({ hits }) => hits),
    more: found.flatMap(({ hits, total }, i) => {
      const kind = kinds[i]
      return kind !== undefined && total > hits.length ? [{ kind, total }] : []
    }),
  }
}

/** The newest records of one kind, and their total. */
type SearchResult = { hits: Hit[]; total: number }

const searchByKind: Readonly<Record<Kind, (call: SearchCall) => Promise<SearchResult>>> = {
  deal: async (call) => {
    const { db, dialect, person, query } = call
    const seen = whereVisibleDeal(db.selectFrom('deals'), person)
    const deals = seen
      .select(['deals.id', 'deals.number', 'deals.client_name', 'deals.status'])
      .limit(MAX_HITS)
    const keys = await findNumberKeys(call, 'D')
    const withWord = seen
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
    const counted = seen.where('deals.number_key', 'in', keys).select('deals.id')
    return {
      hits,
      total: await countTotal(hits, withWord.select('deals.id'), keys.length > 0 ? counted : null),
    }
  },
  supply: async (call) => {
    const { db, dialect, query } = call
    const supplies = db
      .selectFrom('supplies')
      .select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status'])
      .limit(MAX_HITS)
    const keys = await findNumberKeys(call, 'S')
    const withWord = db
      .selectFrom('supplies')
      .innerJoin('supply_words', 'supply_words.docid', 'supplies.number_key')
      .where(matchesWordIndex(dialect, 'supply_words', parseSearchTexts(query.q)))
    const byWords = withWord
      .select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status'])
      .orderBy('supply_words.docid', 'desc')
      .limit(MAX_HITS)
    const byNumber = supplies.where('supplies.number_key', 'in', keys).orderBy('number_key', 'desc')
    const rows = await mergeHits(
      query,
      byWords,
      supplies.where('id', 'in', loadedIntoMarked('supply_id', call)).orderBy('number_key', 'desc'),
      keys.length > 0 ? byNumber : null,
    )
    const hits = rows.map(({ id, number, sawmill_name, status }): Hit => ({
      kind: 'supply',
      id,
      name: number,
      about: sawmill_name,
      status,
    }))
    const counted = db.selectFrom('supplies').where('number_key', 'in', keys).select('supplies.id')
    return {
      hits,
      total: await countTotal(
        hits,
        withWord.select('supplies.id'),
        keys.length > 0 ? counted : null,
      ),
    }
  },
  cargo: async (call) => {
    const cargos = call.db
      .selectFrom('cargos')
      .select([
        'cargos.id',
        'cargos.number',
        'cargos.container_number',
        'cargos.truck_plate',
        'cargos.status',
      ])
    const keys = await findNumberKeys(call, 'C')
    const numbered =
      keys.length > 0
        ? await cargos
            .where('number_key', 'in', keys)
            .orderBy('number_key', 'desc')
            .limit(MAX_HITS)
            .execute()
        : []
    const rows = await call.db
      .selectFrom(
        matchesWords(call, 'cargo_words').orderBy('docid', 'desc').limit(MAX_HITS).as('found'),
      )
      .innerJoin('cargos', 'cargos.number_key', 'found.docid')
      .select([
        'cargos.id',
        'cargos.number',
        'cargos.container_number',
        'cargos.truck_plate',
        'cargos.status',
      ])
      .orderBy('found.docid', 'desc')
      .execute()
    const hits = uniqueById([...numbered, ...rows]).map(
      ({ id, number, container_number, truck_plate, status }): Hit => ({
        kind: 'cargo',
        id,
        name: number,
        about: container_number ?? truck_plate,
        status,
      }),
    )
    const withWord = call.db
      .selectFrom('cargos')
      .where('number_key', 'in', matchesWords(call, 'cargo_words'))
      .select('cargos.id')
    return {
      hits,
      total: await countTotal(
        hits,
        withWord,
        keys.length > 0 ? cargos.where('number_key', 'in', keys) : null,
      ),
    }
  },
  supply_report: async (call) => findReports(call, 'supply_report'),
  cargo_report: async (call) => findReports(call, 'cargo_report'),
  client: async ({ db, query }) => {
    const clients = db
      .selectFrom('clients')
      .where((all) => all.and(createPartnerSearchConditions('clients', query.q)))
    const rows = await clients
      .select(['id', 'name', 'country', 'status'])
      .orderBy('name_key')
      .limit(MAX_HITS)
      .execute()
    const hits = rows.map(({ country, ...row }): Hit => ({
      kind: 'client',
      about: country,
      ...row,
    }))
    return { hits, total: await countTotal(hits, clients.select('id'), null) }
  },
  sawmill: async ({ db, query }) => {
    const sawmills = db
      .selectFrom('sawmills')
      .where((all) => all.and(createPartnerSearchConditions('sawmills', query.q)))
    const rows = await sawmills
      .select(['id', 'name', 'country', 'approval'])
      .orderBy('name_key')
      .limit(MAX_HITS)
      .execute()
    const hits = rows.map(({ country, approval, ...row }): Hit => ({
      kind: 'sawmill',
      about: country,
      status: approval,
      ...row,
    }))
    return { hits, total: await countTotal(hits, sawmills.select('id'), null) }
  },
}

type IdQuery = { limit(count: number): { execute(): Promise<{ id: string }[]> } }

/** Counts distinct matches by words or number, only if there may be more than are shown. */
async function countTotal(
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
async function findNumberKeys(
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
const loadedIntoMarked = (
  of: 'deal_id' | 'supply_id',
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
    .select(`cargo_loads.${of}`)
    .where('cargo_id', 'in', db.selectFrom(marked).select('marked.id'))
}

type RowQuery<Row> = { execute(): Promise<Row[]> }

/** Merges matches by number, by words and, if they are few, by cargo marks, without duplicates. */
async function mergeHits<Row extends { id: string }>(
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
  return uniqueById(rows)
}

const uniqueById = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MAX_HITS)

/**
 * Returns keys of matches by words. Without other filters, only the newest are taken, so that
 * thousands need not be read.
 */
const matchesWords = (
  { db, dialect, query }: SearchCall,
  words: 'cargo_words' | 'supply_report_words',
) =>
  db
    .selectFrom(words)
    .select('docid')
    .where(matchesWordIndex(dialect, words, parseSearchTexts(query.q)))

/** Finds reports by number and subject; agents see their own only. */
async function findReports(
  call: SearchCall,
  kind: 'supply_report' | 'cargo_report',
): Promise<SearchResult> {
  const { db, person } = call
  const isOwnOnly = person.role === 'purchase_agent'
  const keys = await findNumberKeys(call, kind === 'supply_report' ? 'SR' : 'CR')
  // Both tables have the same columns.
  const found = matchesWords(call, `${kind}_words` as 'supply_report_words')
  const reports = db
    .selectFrom('inspection_reports')
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .where('inspection_reports.kind', '=', kind)
    .$if(isOwnOnly, (qb) => qb.where('inspection_reports.inspector_id', '=', person.id))
  const shown = [
    'inspection_reports.id',
    'inspection_reports.number',
    'inspection_reports.status',
    'supplies.number as supply',
    'cargos.number as cargo',
  ] as const
  const newest = isOwnOnly ? found : found.orderBy('docid', 'desc').limit(MAX_HITS)
  const byWords = reports.where(
    'inspection_reports.number_key',
    'in',
    db.selectFrom(newest.as('found')).select('docid'),
  )
  const numbered =
    keys.length > 0
      ? await reports
          .where('inspection_reports.number_key', 'in', keys)
          .select(shown)
          .orderBy('inspection_reports.number_key', 'desc')
          .limit(MAX_HITS)
          .execute()
      : []
  const rows = uniqueById([
    ...numbered,
    ...(await byWords
      .select(shown)
      .orderBy('inspection_reports.number_key', 'desc')
      .limit(MAX_HITS)
      .execute()),
  ])
  const hits = rows.map(({ id, number, status, supply, cargo }): Hit => ({
    kind,
    id,
    name: number,
    about: supply ?? cargo,
    status,
  }))
  const withWord = reports
    .where('inspection_reports.number_key', 'in', found)
    .select('inspection_reports.id')
  const counted = reports
    .where('inspection_reports.number_key', 'in', keys)
    .select('inspection_reports.id')
  return { hits, total: await countTotal(hits, withWord, keys.length > 0 ? counted : null) }
}
