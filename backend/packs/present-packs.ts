import { computeAverageLength, computeTallyLength, computeWeight } from '@domain/timber'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findPackWarnings } from './rules/pack-lengths'
import { isPackOpen } from './rules/pack-status'

type Pack = Row<'packs'>
type LineWood = Pick<Row<'supply_lines'>, 'id' | 'specification' | 'product_name'>

/** Returns the lines of packs, by id. */
async function findPackLines(
  db: Db,
  packs: readonly Pick<Pack, 'supply_line_id'>[],
): Promise<ReadonlyMap<string, LineWood>> {
  const lines = await inChunks(
    packs.map(({ supply_line_id }) => supply_line_id),
    (ids) =>
      db
        .selectFrom('supply_lines')
        .select(['id', 'specification', 'product_name'])
        .where('id', 'in', ids)
        .execute(),
  )
  return new Map(lines.map((line) => [line.id, line]))
}

/** Returns the weight in kg: as weighed, else computed from the density. */
export const getPackWeight = (
  { kg, litres }: Pick<Pack, 'kg' | 'litres'>,
  { density_kg_m3 }: Pick<Schemas['Specification'], 'density_kg_m3'>,
): number => kg ?? Number(computeWeight(fromLitres(litres), density_kg_m3))

/** Yards and cargos of packs: lots by id, and cargos by load. */
type PackPlaces = {
  lots: ReadonlyMap<string, Pick<Row<'lots'>, 'barcode' | 'location' | 'pcs' | 'litres' | 'tally'>>
  cargos: ReadonlyMap<string, { id: string; number: string }>
}

async function findPackPlaces(db: Db, packs: readonly Pack[]): Promise<PackPlaces> {
  const [lots, cargos] = await Promise.all([
    inChunks(
      packs.flatMap(({ lot_id }) => lot_id ?? []),
      (ids) =>
        db
          .selectFrom('lots')
          .select(['id', 'barcode', 'location', 'pcs', 'litres', 'tally'])
          .where('id', 'in', ids)
          .execute(),
    ),
    inChunks(
      packs.flatMap(({ load_id }) => load_id ?? []),
      (ids) =>
        db
          .selectFrom('cargo_loads')
          .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
          .select(['cargo_loads.id as load_id', 'cargos.id', 'cargos.number'])
          .where('cargo_loads.id', 'in', ids)
          .execute(),
    ),
  ])
  return {
    lots: new Map(lots.map((lot) => [lot.id, lot])),
    cargos: new Map(cargos.map(({ load_id, ...cargo }) => [load_id, cargo])),
  }
}

/** Returns packs with their places in yards and cargos, in the given order. */
export const presentPacks = async (
  db: Db,
  packs: readonly Pack[],
  lines: ReadonlyMap<string, LineWood>,
): Promise<Schemas['Pack'][]> => toPacks(packs, lines, await findPackPlaces(db, packs))

function toPacks(
  packs: readonly Pack[],
  lines: ReadonlyMap<string, LineWood>,
  { lots, cargos }: PackPlaces,
): Schemas['Pack'][] {
  const specifications = new Map(
    [...lines].map(([id, { specification }]) => [id, parseJson(specification)]),
  )
  return packs.map((pack) => {
    const specification = specifications.get(pack.supply_line_id)
    if (!specification) throw new Error('A pack has no line.')
    const tally = parseJson(pack.tally)
    const lot = lots.get(pack.lot_id ?? '')
    return {
      id: pack.id,
      version: pack.version,
      supply_line_id: pack.supply_line_id,
      number: pack.number,
      barcode: pack.barcode,
      mark: pack.mark,
      tally: [...tally],
      kg: pack.kg,
      pcs: pack.pcs,
      length_lm: computeTallyLength(tally),
      average_mm: computeAverageLength(tally) ?? 0,
      volume_m3: fromLitres(pack.litres),
      weight_kg: getPackWeight(pack, specification),
      status: pack.status,
      is_editable: isPackOpen(pack),
      lot: lot ? { id: pack.lot_id ?? '', barcode: lot.barcode, location: lot.location } : null,
      cargo: cargos.get(pack.load_id ?? '') ?? null,
      warnings: findPackWarnings(tally, specification),
      received_at: pack.received_at,
      updated_at: pack.updated_at,
    }
  })
}

/** Returns a pack with the pieces recounted in the yard, if its tally is no longer valid. */
function toCountedPack(pack: Pack, { lots }: PackPlaces): Pack {
  const lot = lots.get(pack.lot_id ?? '')
  return lot && lot.tally === null && lot.pcs > 0
    ? { ...pack, pcs: lot.pcs, litres: lot.litres }
    : pack
}

/**
 * Returns packs with their supply and wood, in the given order. Packs recounted in the yard have
 * the counted pieces.
 */
export async function presentPackSummaries(
  db: Db,
  packs: readonly Pack[],
): Promise<Schemas['PackSummary'][]> {
  const [lines, supplies, places] = await Promise.all([
    findPackLines(db, packs),
    inChunks(
      packs.map(({ supply_id }) => supply_id),
      (ids) =>
        db
          .selectFrom('supplies')
          .select(['id', 'number', 'sawmill_id', 'sawmill_name'])
          .where('id', 'in', ids)
          .execute(),
    ),
    findPackPlaces(db, packs),
  ])
  const suppliesById = new Map(supplies.map((supply) => [supply.id, supply]))
  const shown = toPacks(
    packs.map((pack) => toCountedPack(pack, places)),
    lines,
    places,
  )
  return packs.flatMap((pack, i) => {
    const [supply, line, one] = [
      suppliesById.get(pack.supply_id),
      lines.get(pack.supply_line_id),
      shown[i],
    ]
    if (!supply || !line || !one) return []
    return [
      {
        ...one,
        supply: { id: supply.id, number: supply.number },
        sawmill: { id: supply.sawmill_id, name: supply.sawmill_name },
        product_name: line.product_name,
        specification: parseJson(line.specification),
      },
    ]
  })
}
