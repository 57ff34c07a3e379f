import type { Handler, Schemas } from '../call'
import { parseJson } from '../db/json'
import { readPage } from '../db/keyset'
import type { Db } from '../db/tables'
import { findPerson } from './find-person'

type Kind = Schemas['RecordKind']

/** What somebody did to any record, newest first. */
export const listDone: Handler<'listDone'> = async ({ db, path, query }) => {
  const { id: personId } = await findPerson(db, path.id)
  const done = db
    .selectFrom('activity')
    .select(['id', 'at as sort_value', 'record_kind', 'record_id', 'kind', 'changes', 'reason'])
    .where('person_id', '=', personId)
  const { rows, next_cursor } = await readPage(done, { sort: '-at', column: 'activity.at', type: 'string', idColumn: 'activity.id', cursor: query.cursor, limit: query.limit })
  const called = await recordsCalled(db, rows)
  return {
    items: rows.map(({ id, sort_value: at, record_kind, record_id, kind, changes, reason }) => ({
      ...{ id, at, kind, reason },
      record: { kind: record_kind, id: record_id },
      called: called.get(record_id) ?? null,
      fields: kind === 'changed' ? parseJson(changes).length : 0,
    })),
    next_cursor,
  }
}

/** Numbers and names of records of any kind, by their ids. */
async function recordsCalled(db: Db, records: readonly { record_kind: Kind; record_id: string }[]): Promise<Map<string, string>> {
  const called = new Map<string, string>()
  for (const kind of new Set(records.map(({ record_kind }) => record_kind))) {
    const ids = records.filter(({ record_kind }) => record_kind === kind).map(({ record_id }) => record_id)
    for (const { id, title } of await titles[kind](db, ids)) called.set(id, title)
  }
  return called
}

type Titles = (db: Db, ids: readonly string[]) => Promise<{ id: string; title: string }[]>

const reports: Titles = (db, ids) => db.selectFrom('inspection_reports').select(['id', 'number as title']).where('id', 'in', ids).execute()

const titles: Record<Kind, Titles> = {
  client: (db, ids) => db.selectFrom('clients').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  sawmill: (db, ids) => db.selectFrom('sawmills').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  company: (db, ids) => db.selectFrom('companies').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  person: (db, ids) => db.selectFrom('people').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  product: (db, ids) => db.selectFrom('products').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  deal: (db, ids) => db.selectFrom('deals').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  supply: (db, ids) => db.selectFrom('supplies').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  cargo: (db, ids) => db.selectFrom('cargos').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  order: (db, ids) => db.selectFrom('orders').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  supply_report: reports,
  cargo_report: reports,
}
