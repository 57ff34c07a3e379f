import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { NamedPack } from './rules/printed-packs'

type Load = Pick<Row<'cargo_loads'>, 'lot_ids' | 'pack_ids'>

/** Returns the packs that loads name, in their order; none for a load of counted packs. */
export async function findLoadPacks(
  db: Db,
  loads: readonly Load[],
): Promise<(load: Load) => NamedPack[]> {
  const lots = await inChunks(
    loads.flatMap(({ lot_ids }) => parseJson(lot_ids)),
    (ids) =>
      db
        .selectFrom('lots')
        .select(['id', 'barcode as mark', 'tally', 'pcs', 'litres'])
        .where('id', 'in', ids)
        .execute(),
  )
  const packs = await inChunks(
    loads.flatMap(({ pack_ids }) => parseJson(pack_ids)),
    (ids) =>
      db
        .selectFrom('packs')
        .select(['id', 'number as mark', 'tally', 'pcs', 'litres'])
        .where('id', 'in', ids)
        .execute(),
  )
  const byId = new Map([...lots, ...packs].map(({ id, ...pack }) => [id, toNamedPack(pack)]))
  return ({ lot_ids, pack_ids }) =>
    [...parseJson(lot_ids), ...parseJson(pack_ids)].flatMap((id) => byId.get(id) ?? [])
}

type StoredPack = Pick<Row<'lots'>, 'tally' | 'pcs' | 'litres'> & { mark: string }

const toNamedPack = ({ mark, tally, pcs, litres }: StoredPack): NamedPack => ({
  mark,
  tally: tally && parseJson(tally),
  pcs,
  litres,
})

/** Returns the packs of deal lines: sold from a yard, or on the list of a cargo. */
export async function findDealPacks(
  db: Db,
  dealLineIds: readonly string[],
): Promise<(dealLineId: string) => NamedPack[]> {
  const lots = await inChunks(dealLineIds, (ids) =>
    db
      .selectFrom('lots')
      .select(['order_line_id as line_id', 'barcode as mark', 'tally', 'pcs', 'litres'])
      .where('order_line_id', 'in', ids)
      .orderBy('barcode')
      .execute(),
  )
  const packs = await inChunks(dealLineIds, (ids) =>
    db
      .selectFrom('packs')
      .innerJoin('cargo_loads', 'cargo_loads.id', 'packs.load_id')
      .select([
        'cargo_loads.deal_line_id as line_id',
        'packs.number as mark',
        'packs.tally',
        'packs.pcs',
        'packs.litres',
      ])
      .where('cargo_loads.deal_line_id', 'in', ids)
      .where('packs.lot_id', 'is', null)
      .orderBy('packs.number_sort')
      .orderBy('packs.id')
      .execute(),
  )
  const byLine = groupBy([...lots, ...packs], ({ line_id }) => line_id ?? '')
  return (dealLineId) => (byLine.get(dealLineId) ?? []).map(toNamedPack)
}
