import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Call, Handler, Schemas } from '../call'
import { filterCargos } from '../cargos/cargo-filters'
import { searchWords } from '../db/fold'
import { filterDeals } from '../deals/deal-filters'
import { partnerSearchConditions } from '../partners/partner-search'
import { filterSupplies } from '../supplies/supply-filters'
import { opens } from './opened'

type Asked = Call<'searchEverything'>
type Hit = Schemas['SearchHit']
type Kind = Hit['kind']

/** Of each kind. */
const MOST = 5

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
  const { query: { q }, person } = call
  if (searchWords(q).length === 0) return { items: [] }
  const numbered = kindNumbered(q)
  const wanted = (kind: Kind) => opens(person.role, kind) && (numbered === null || numbered === kind)
  const kinds = Object.keys(FIND) as Kind[]
  // One after the other: a call has one connection.
  const items: Hit[] = []
  for (const kind of kinds.filter(wanted)) items.push(...(await FIND[kind](call)))
  return { items }
}

const FIND: Readonly<Record<Kind, (call: Asked) => Promise<Hit[]>>> = {
  deal: async (call) => {
    const found = call.db.selectFrom('deals').select(['deals.id', 'deals.number', 'deals.client_name', 'deals.status'])
    const rows = await filterDeals(found, call.person, { q: call.query.q }, businessDay(call)).orderBy('deals.number_key', 'desc').limit(MOST).execute()
    return rows.map(({ id, number, client_name, status }) => ({ kind: 'deal', id, name: number, about: client_name, status }))
  },
  supply: async (call) => {
    const rows = await filterSupplies(call, { q: call.query.q })
      .select(['supplies.id', 'supplies.number', 'supplies.sawmill_name', 'supplies.status'])
      .orderBy('supplies.number_key', 'desc')
      .limit(MOST)
      .execute()
    return rows.map(({ id, number, sawmill_name, status }) => ({ kind: 'supply', id, name: number, about: sawmill_name, status }))
  },
  cargo: async (call) => {
    const rows = await filterCargos(call, { q: call.query.q })
      .select(['cargos.id', 'cargos.number', 'cargos.container_number', 'cargos.truck_plate', 'cargos.status'])
      .orderBy('cargos.number_key', 'desc')
      .limit(MOST)
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

/** Reports have few words: their number, what they are of, and a container's seal. Of an agent the own ones. */
async function findReports({ db, person, query }: Asked, kind: 'supply_report' | 'cargo_report'): Promise<Hit[]> {
  const rows = await db
    .selectFrom('inspection_reports')
    .leftJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('cargos', 'cargos.id', 'inspection_reports.cargo_id')
    .select(['inspection_reports.id', 'inspection_reports.number', 'inspection_reports.status', 'supplies.number as supply', 'cargos.number as cargo'])
    .where('inspection_reports.kind', '=', kind)
    .where((all) =>
      all.and([
        ...(person.role === 'purchase_agent' ? [all('inspection_reports.inspector_id', '=', person.id)] : []),
        ...searchWords(query.q).map((word) =>
          all.or(
            ['inspection_reports.number', 'inspection_reports.seal_number', 'supplies.number', 'supplies.sawmill_key', 'cargos.number', 'cargos.container_number'].map((column) =>
              sql<boolean>`lower(${sql.ref(column)}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
            ),
          ),
        ),
      ]),
    )
    .orderBy('inspection_reports.number_key', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, number, status, supply, cargo }) => ({ kind, id, name: number, about: supply ?? cargo, status }))
}
