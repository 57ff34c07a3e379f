import { forEachChunk, inChunks, parseJson, rowEquals, groupBy, updateEach } from '../db/rows'
import { toSearchText } from '../db/fold'
import type { Db, Row } from '../db/tables'
import type { Changes } from '../db/unit-of-work'
import { toCargoSearchText } from '../cargos/schema'
import { findLoadedCargos } from '../derived-columns/loaded-cargos'
import { toSearchColumns } from '../products/document-search'

/**
 * Updates the search columns of the cargos and reports that contain words of the changed records.
 */
export async function updateSearchColumns(db: Db, changes: SearchChanges): Promise<void> {
  const cargoIds = await findCargoIds(db, changes)
  await forEachChunk(cargoIds, (ids) => updateCargos(db, ids))
  await forEachChunk(await findReportIds(db, changes, cargoIds), (ids) => updateReports(db, ids))
}

/** Updates the search columns of all cargos and reports, for seeds that store rows directly. */
export async function updateAllSearchColumns(db: Db): Promise<void> {
  const readIds = async (table: 'cargos' | 'inspection_reports') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))
  const [cargos, reports] = [await readIds('cargos'), await readIds('inspection_reports')]
  await updateSearchColumns(db, { cargos, reports, supplies: new Set() })
}

type SearchChanges = Pick<Changes, 'cargos' | 'reports' | 'supplies'>

const findCargoIds = async (db: Db, { cargos, supplies }: SearchChanges): Promise<string[]> => [
  ...new Set([...cargos, ...(await findLoadedCargos(db, 'supply_id', supplies))]),
]

async function findReportIds(
  db: Db,
  { reports, supplies }: SearchChanges,
  cargoIds: readonly string[],
): Promise<string[]> {
  const findReports = (column: 'supply_id' | 'cargo_id', ids: readonly string[]) =>
    inChunks(ids, (part) =>
      db.selectFrom('inspection_reports').select('id').where(column, 'in', part).execute(),
    )
  const found = [
    ...(await findReports('supply_id', [...supplies])),
    ...(await findReports('cargo_id', cargoIds)),
  ]
  return [...new Set([...reports, ...found.map(({ id }) => id)])]
}

const findLoads = (db: Db, cargoIds: readonly string[]) =>
  db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .innerJoin('supply_lines', 'supply_lines.id', 'cargo_loads.supply_line_id')
    .innerJoin('clients', 'clients.id', 'cargo_loads.client_id')
    .innerJoin('sawmills', 'sawmills.id', 'cargo_loads.sawmill_id')
    .select([
      'cargo_loads.cargo_id',
      'deals.number as deal_number',
      'supplies.number as supply_number',
      'supply_lines.product_name',
      'supply_lines.specification',
      'supply_lines.wood_key',
      'clients.name_key as client_key',
      'clients.country',
      'sawmills.name_key as sawmill_key',
    ])
    .where('cargo_loads.cargo_id', 'in', cargoIds)
    .orderBy('cargo_loads.position')
    .execute()
type Load = Awaited<ReturnType<typeof findLoads>>[number]

/** Returns cargos with their loads and search text, which has no partner's name. */
async function findCargos(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const cargos = await db.selectFrom('cargos').selectAll().where('id', 'in', ids).execute()
  const loads = groupBy(await findLoads(db, ids), ({ cargo_id }) => cargo_id)
  return cargos.map((cargo) => {
    const cargoLoads = loads.get(cargo.id) ?? []
    const lines = cargoLoads.map((load) => ({
      ...load,
      specification: parseJson(load.specification),
    }))
    return { cargo, loads: cargoLoads, text: toCargoSearchText(cargo, lines) }
  })
}

async function updateCargos(db: Db, ids: readonly string[]): Promise<void> {
  const changed = (await findCargos(db, ids)).flatMap(({ cargo, loads, text }) => {
    const partners = joinDistinct(loads.flatMap((load) => [load.client_key, load.sawmill_key]))
    const columns = {
      ...toSearchColumns(`${text} ${partners}`),
      woods: joinDistinct(loads.map(getWoodCode)),
      countries: joinDistinct(loads.map(({ country }) => country)),
    }
    return rowEquals(cargo, columns) ? [] : { id: cargo.id, ...columns }
  })
  await updateEach(db, 'cargos', changed)
}

/** A wood key is the wood's code and its section. */
const getWoodCode = ({ wood_key }: Load): string => wood_key.slice(0, 4)

const joinDistinct = (texts: readonly string[]): string => [...new Set(texts)].toSorted().join(' ')

/**
 * Updates the search text of reports: number, seal, and the text of their cargo or supply. It has
 * no client's name, which inspectors do not see.
 */
async function updateReports(db: Db, ids: readonly string[]): Promise<void> {
  const reports = await db
    .selectFrom('inspection_reports')
    .select(['id', 'number', 'seal_number', 'supply_id', 'cargo_id', 'search_text'])
    .where('id', 'in', ids)
    .execute()
  const texts = new Map([
    ...(await findSupplyTexts(db, reports)),
    ...(
      await findCargos(
        db,
        reports.flatMap(({ cargo_id }) => cargo_id ?? []),
      )
    ).map(({ cargo, text }) => [cargo.id, text] as const),
  ])
  const changed = reports.flatMap((report) => {
    const { id, number, seal_number, supply_id, cargo_id } = report
    const text = `${toSearchText(number, seal_number)} ${texts.get(supply_id ?? cargo_id ?? '') ?? ''}`
    return text === report.search_text ? [] : { id, search_text: text }
  })
  await updateEach(db, 'inspection_reports', changed)
}

async function findSupplyTexts(
  db: Db,
  reports: readonly Pick<Row<'inspection_reports'>, 'supply_id'>[],
): Promise<(readonly [id: string, text: string])[]> {
  const supplies = await inChunks(
    reports.flatMap(({ supply_id }) => supply_id ?? []),
    (ids) =>
      db
        .selectFrom('supplies')
        .select(['id', 'search_text', 'more_words'])
        .where('id', 'in', ids)
        .execute(),
  )
  return supplies.map(({ id, search_text, more_words }) => [id, `${search_text} ${more_words}`])
}
