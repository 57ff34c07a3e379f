import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { NamedPack } from './rules/printed-packs'

type Load = Pick<Row<'cargo_loads'>, 'lot_ids' | 'pack_ids'>

/** Selects packs in the yard as papers name them, with the line that they are sold to. */
const selectLots = (db: Db) =>
  db
    .selectFrom('lots')
    .select(['lots.id', 'order_line_id as line_id', 'barcode as mark', 'tally', 'pcs', 'litres'])

/** Selects listed packs as papers name them, with the line that they are loaded for. */
const selectPacks = (db: Db) =>
  db
    .selectFrom('packs')
    .leftJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
    .select([
      ...(['packs.id', 'cargo_loads.deal_line_id as line_id', 'packs.number as mark'] as const),
      ...(['packs.tally', 'packs.pcs', 'packs.litres'] as const),
    ])

type StoredPack = Pick<Row<'lots'>, 'tally' | 'pcs' | 'litres'> & { mark: string }

const toNamedPack = ({ mark, tally, pcs, litres }: StoredPack): NamedPack => ({
  mark,
  tally: tally && parseJson(tally),
  pcs,
  litres,
})

/** Returns the packs that loads name, in their order; none for a load of counted packs. */
export async function findLoadPacks(
  db: Db,
  loads: readonly Load[],
): Promise<(load: Load) => NamedPack[]> {
  const lots = await inChunks(
    loads.flatMap(({ lot_ids }) => parseJson(lot_ids)),
    (ids) => selectLots(db).where('lots.id', 'in', ids).execute(),
  )
  const packs = await inChunks(
    loads.flatMap(({ pack_ids }) => parseJson(pack_ids)),
    (ids) => selectPacks(db).where('packs.id', 'in', ids).execute(),
  )
  const byId = new Map([...lots, ...packs].map((pack) => [pack.id, toNamedPack(pack)]))
  return ({ lot_ids, pack_ids }) =>
    [...parseJson(lot_ids), ...parseJson(pack_ids)].flatMap((id) => byId.get(id) ?? [])
}

/** Returns the packs of deal lines: sold from a yard, or on the list of a cargo. */
export async function findDealPacks(
  db: Db,
  dealLineIds: readonly string[],
): Promise<(dealLineId: string) => NamedPack[]> {
  const lots = await inChunks(dealLineIds, (ids) =>
    selectLots(db)
      .where('order_line_id', 'in', ids)
      .where('status', '=', 'sold')
      .orderBy('barcode')
      .execute(),
  )
  const packs = await inChunks(dealLineIds, (ids) =>
    selectPacks(db)
      .where('cargo_loads.deal_line_id', 'in', ids)
      .where('packs.lot_id', 'is', null)
      .orderBy('packs.number_sort')
      .orderBy('packs.id')
      .execute(),
  )
  const byLine = groupBy([...lots, ...packs], ({ line_id }) => line_id ?? '')
  return (dealLineId) => (byLine.get(dealLineId) ?? []).map(toNamedPack)
}
