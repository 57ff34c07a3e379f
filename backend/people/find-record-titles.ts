import type { Schemas } from '../call'
import type { Db } from '../db/tables'

type Kind = Schemas['RecordKind']

/** Numbers and names of records of any kind, by their ids. */
export async function findRecordTitles(
  db: Db,
  records: readonly Schemas['RecordLink'][],
): Promise<Map<string, string>> {
  const called = new Map<string, string>()
  for (const kind of new Set(records.map((record) => record.kind))) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
    for (const { id, title } of await titleReaders[kind](db, ids)) called.set(id, title)
  }
  return called
}

type TitleReader = (db: Db, ids: readonly string[]) => Promise<{ id: string; title: string }[]>

const readReportTitles: TitleReader = (db, ids) =>
  db
    .selectFrom('inspection_reports')
    .select(['id', 'number as title'])
    .where('id', 'in', ids)
    .execute()

const titleReaders: Record<Kind, TitleReader> = {
  client: (db, ids) =>
    db.selectFrom('clients').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  sawmill: (db, ids) =>
    db.selectFrom('sawmills').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  company: (db, ids) =>
    db.selectFrom('companies').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  person: (db, ids) =>
    db.selectFrom('people').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  product: (db, ids) =>
    db.selectFrom('products').select(['id', 'name as title']).where('id', 'in', ids).execute(),
  deal: (db, ids) =>
    db.selectFrom('deals').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  supply: (db, ids) =>
    db.selectFrom('supplies').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  cargo: (db, ids) =>
    db.selectFrom('cargos').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  order: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as title']).where('id', 'in', ids).execute(),
  supply_report: readReportTitles,
  cargo_report: readReportTitles,
}
