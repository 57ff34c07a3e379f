import { sql, type SqlBool } from 'kysely'
import type { Handler, Schemas } from '../call'
import { groupBy, inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getPackWeight } from '../packs/present-packs'
import { listLoadableParts, toPlacedLoads } from './loadable-parts'
import { presentMillPacks } from './present-cargo'
import type { LoadPair } from './load-rows'
import { readLoadContext } from './read-load-context'
import { isMillPackFree } from './rules/compute-load'

type SupplyLine = LoadPair['supplyLine']
/** Listed packs of a line: the first ones, and how many there are. */
type FirstPacks = { packs: Schemas['LoadPack'][]; count: number }

const PACK_COLUMNS = [
  'packs.id',
  'packs.supply_line_id',
  'packs.number',
  'packs.tally',
  'packs.pcs',
  'packs.litres',
  'packs.kg',
] as const
type StoredPack = Pick<
  Row<'packs'>,
  'id' | 'supply_line_id' | 'number' | 'tally' | 'pcs' | 'litres' | 'kg'
>

/** Packs of a line that come with ready wood: as many as a load may name. */
const MAX_FIRST = 200
/** Lines whose first packs are read by one statement, below SQLite's limit of compound selects. */
const LINES_AT_ONCE = 100

/**
 * Selects the packs of lists that a load may name, as `isMillPackFree`.
 * @param cargoId the cargo whose own loads count as unloaded; null for a new one
 */
const selectFreePacks = (db: Db, cargoId: string | null) =>
  db
    .selectFrom('packs')
    .where('packs.status', 'not in', ['opened', 'rejected', 'gone'])
    .where('packs.lot_id', 'is', null)
    .where(
      sql<SqlBool>`not exists (select 1 from cargo_loads where cargo_loads.id = packs.load_id
        and cargo_loads.cargo_id <> ${cargoId ?? ''})`,
    )

/** Returns the first listed packs of lines that loads may name; none for wood in a yard (null). */
export async function findFirstPacks(
  db: Db,
  lines: readonly SupplyLine[],
  cargoId: string | null,
): Promise<(line: SupplyLine | null) => FirstPacks> {
  const free = selectFreePacks(db, cargoId)
  const counts = await inChunks(
    lines.map(({ id }) => id),
    (ids) =>
      free
        .select(({ fn }) => ['packs.supply_line_id', fn.countAll<number>().as('count')])
        .where('packs.supply_line_id', 'in', ids)
        .groupBy('packs.supply_line_id')
        .execute(),
  )
  const countByLine = new Map(counts.map(({ supply_line_id, count }) => [supply_line_id, count]))
  const rows = groupBy(
    await readFirst(db, free, [...countByLine.keys()]),
    ({ supply_line_id }) => supply_line_id,
  )
  return (line) => {
    if (line === null) return { packs: [], count: 0 }
    const { id, specification } = line
    const packs = rows.get(id) ?? []
    return {
      packs: presentMillPacks(
        packs.map((pack) => ({ ...pack, kg: getPackWeight(pack, specification) })),
      ),
      count: countByLine.get(id) ?? 0,
    }
  }
}

/** Reads the first packs of each line, each from the index of its line. */
async function readFirst(
  db: Db,
  free: ReturnType<typeof selectFreePacks>,
  lineIds: readonly string[],
): Promise<StoredPack[]> {
  const rows: StoredPack[] = []
  for (let at = 0; at < lineIds.length; at += LINES_AT_ONCE) {
    const selects = lineIds.slice(at, at + LINES_AT_ONCE).map((id) => {
      const first = free
        .select(PACK_COLUMNS)
        .where('packs.supply_line_id', '=', id)
        .orderBy('packs.number_sort')
        .orderBy('packs.id')
        .limit(MAX_FIRST)
      return sql`select * from (${first}) as first`
    })
    const found = await sql<StoredPack>`${sql.join(selects, sql` union all `)}`.execute(db)
    rows.push(...found.rows)
  }
  return rows
}

/** Lists all packs of a line that a load may name; none if all wood of the deal is in a yard. */
export const listLoadablePacks: Handler<'listLoadablePacks'> = async ({ db, query }) => {
  const { cargo_id = null, ...load } = query
  const context = await readLoadContext(db, toPlacedLoads(load), cargo_id)
  const isAtMill = listLoadableParts(context, load).some(
    ({ pair, max, isNamedOnly }) => pair.stockPlace === null && (!isNamedOnly || max.litres > 0),
  )
  const packs = isAtMill ? context.getMillPacks(load, []) : []
  return { items: presentMillPacks(packs.filter(isMillPackFree)) }
}
