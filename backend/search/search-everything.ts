import type { Call, Handler, Schemas } from '../call'
import { hasWords } from '../db/word-index'
import { seenDeals } from '../deals/deal-filters'
import { partnerSearchConditions } from '../partners/partner-search'
import { soughtTexts } from '../products/document-search'
import { mayOpen } from './may-open'

type Asked = Call<'searchEverything'>
type Hit = Schemas['SearchHit']
type Kind = Hit['kind']

/** Of each kind. */
const MOST = 5
/** Containers whose deals and supplies are found by what they are marked with. */
const MOST_CARRIED = 20

/** Letters that numbers begin with, longer ones first. */
const SERIES: readonly (readonly [letters: string, kind: Kind])[] = [
  ['cr', 'cargo_report'],
  ['sr', 'supply_report'],
  ['d', 'deal'],
  ['s', 'supply'],
  ['c', 'cargo'],
]

/** The kind of which somebody typed a number, such as `d-2026-0080` or `CR-2026-01`; null of any other words. */
export function kindNumbered(q: string): Kind | null {
  const [, letters] = /^([a-z]{1,2})-\d{1,4}(-\d*)?$/.exec(q.trim().toLowerCase()) ?? []
  return SERIES.find(([series]) => series === letters)?.[1] ?? null
}

export const searchEverything: Handler<'searchEverything'> = async (call) => {
  const { query, person } = call
  if (soughtTexts(query.q).length === 0) return { items: [] }
  const numbered = kindNumbered(query.q)
  const wanted = (kind: Kind) => mayOpen(person.role, kind) && (numbered === null || numbered === kind)
  const kinds = Object.keys(FIND) as Kind[]
  const found = await Promise.all(kinds.filter(wanted).map((kind) => FIND[kind](call)))
  return { items: found.flat() }
}

const FIND: Readonly<Record<Kind, (call: Asked) => Promise<Hit[]>>> = {
  deal: async (call) => {
    const { db, dialect, person, query } = call
    const deals = seenDeals(db.selectFrom('deals'), person).select(['deals.id', 'deals.number', 'deals.client_name', 'deals.status']).limit(MOST)
    const byWords = deals
      .innerJoin('deal_words', 'deal_words.docid', 'deals.number_key')
      .where(hasWords(dialect, 'deal_words', soughtTexts(query.q)))
      .orderBy('deal_words.docid', 'desc')
    const rows = await foundOf(query, byWords, deals.where('id', 'in', loadedInto('deal_id', call)).orderBy('number_key', 'desc'))
    return rows.map(({ id, number, client_name, status }) => ({ kind: 'deal', id, name: number, about: client_name, status }))
  },
  supply: async (call) => {
    const { db, dialect, query } = call
    const supplies = db.selectFrom('supplies').select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status']).limit(MOST)
    const byWords = supplies
      .innerJoin('supply_words', 'supply_words.docid', 'supplies.number_key')
      .where(hasWords(dialect, 'supply_words', soughtTexts(query.q)))
      .orderBy('supply_words.docid', 'desc')
    const rows = await foundOf(query, byWords, supplies.where('id', 'in', loadedInto('supply_id', call)).orderBy('number_key', 'desc'))
    return rows.map(({ id, number, sawmill_name, status }) => ({ kind: 'supply', id, name: number, about: sawmill_name, status }))
  },
  cargo: async (call) => {
    const rows = await call.db
      .selectFrom(withWords(call, 'cargo_words').orderBy('docid', 'desc').limit(MOST).as('found'))
      .innerJoin('cargos', 'cargos.number_key', 'found.docid')
      .select(['cargos.id', 'cargos.number', 'cargos.container_number', 'cargos.truck_plate', 'cargos.status'])
      .orderBy('found.docid', 'desc')
      .execute()
    return rows.map(({ id, number, container_number, truck_plate, status }) => ({ kind: 'cargo', id, name: number, about: container_number ?? truck_plate, status }))
  },
  supply_report: async (call) => findReports(call, 'supply_report'),
  cargo_report: async (call) => findReports(call, 'cargo_report'),
  client: async ({ db, query }) => {
    const rows = await db
      .selectFrom('clients')
      .select(['id', 'name', 'country', 'status'])
      .where((all) => all.and(partnerSearchConditions('clients', query.q)))
      .orderBy('name_key')
      .limit(MOST)
      .execute()
    return rows.map(({ country, ...row }) => ({ kind: 'client', about: country, ...row }))
  },
  sawmill: async ({ db, query }) => {
    const rows = await db
      .selectFrom('sawmills')
      .select(['id', 'name', 'country', 'approval'])
      .where((all) => all.and(partnerSearchConditions('sawmills', query.q)))
      .orderBy('name_key')
      .limit(MOST)
      .execute()
    return rows.map(({ country, approval, ...row }) => ({ kind: 'sawmill', about: country, status: approval, ...row }))
  },
}

/** Whether it may be what stands on a container, its seal or its papers. */
const isMark = (q: string): boolean => /\d/.test(q) && kindNumbered(q) === null

/** Deals or supplies with wood in the newest cargo that has these words: what stands on a container leads to what it carries. */
const loadedInto = (of: 'deal_id' | 'supply_id', { db, dialect, query }: Pick<Asked, 'db' | 'dialect' | 'query'>) => {
  const marked = db
    .selectFrom('cargo_words')
    .innerJoin('cargos', 'cargos.number_key', 'cargo_words.docid')
    .select('cargos.id')
    .where(hasWords(dialect, 'cargo_words', soughtTexts(query.q)))
    .orderBy('cargo_words.docid', 'desc')
    .limit(MOST_CARRIED)
    .as('marked')
  return db.selectFrom('cargo_loads').select(`cargo_loads.${of}`).where('cargo_id', 'in', db.selectFrom(marked).select('marked.id'))
}

type Rows<Row> = { execute(): Promise<Row[]> }

/** What has the words, and where that is little, what is in cargo that is marked so; each once. */
async function foundOf<Row extends { id: string }>({ q }: Asked['query'], byWords: Rows<Row>, byMark: Rows<Row>): Promise<Row[]> {
  const rows = await byWords.execute()
  if (rows.length < MOST && isMark(q)) rows.push(...(await byMark.execute()))
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MOST)
}

/** Keys of those that have the words. Where nothing else narrows them the newest are taken of these, before thousands are looked up whole. */
const withWords = ({ db, dialect, query }: Asked, words: 'cargo_words' | 'supply_report_words') =>
  db.selectFrom(words).select('docid').where(hasWords(dialect, words, soughtTexts(query.q)))

/** Reports are found by their number and by what they are of. Of an agent the own ones. */
async function findReports(call: Asked, kind: 'supply_report' | 'cargo_report'): Promise<Hit[]> {
  const { db, person } = call
  const isOwnOnly = person.role === 'purchase_agent'
  // The two are alike.
  const found = withWords(call, `${kind}_words` as 'supply_report_words')
  const rows = await db
    .selectFrom((isOwnOnly ? found : found.orderBy('docid', 'desc').limit(MOST)).as('found'))
    .innerJoin('inspection_reports', 'inspection_reports.number_key', 'found.docid')
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .select(['inspection_reports.id', 'inspection_reports.number', 'inspection_reports.status', 'supplies.number as supply', 'cargos.number as cargo'])
    .where('inspection_reports.kind', '=', kind)
    .$if(isOwnOnly, (qb) => qb.where('inspection_reports.inspector_id', '=', person.id))
    .orderBy('found.docid', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, number, status, supply, cargo }) => ({ kind, id, name: number, about: supply ?? cargo, status }))
}
