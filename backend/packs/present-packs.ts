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

/** Weighed, else computed from the density, in kg. */
export const getPackWeight = (
  { kg, litres }: Pick<Pack, 'kg' | 'litres'>,
  { density_kg_m3 }: Pick<Schemas['Specification'], 'density_kg_m3'>,
): number => kg ?? Number(computeWeight(fromLitres(litres), density_kg_m3))

/** Returns packs with their places in yards and cargos, in the given order. */
export async function presentPacks(
  db: Db,
  packs: readonly Pack[],
  lines: ReadonlyMap<string, LineWood>,
): Promise<Schemas['Pack'][]> {
  const lots = await inChunks(
    packs.flatMap(({ lot_id }) => lot_id ?? []),
    (ids) =>
      db.selectFrom('lots').select(['id', 'barcode', 'location']).where('id', 'in', ids).execute(),
  )
  const cargos = await inChunks(
    packs.flatMap(({ load_id }) => load_id ?? []),
    (ids) =>
      db
        .selectFrom('cargo_loads')
        .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
        .select(['cargo_loads.id as load_id', 'cargos.id', 'cargos.number'])
        .where('cargo_loads.id', 'in', ids)
        .execute(),
  )
  const lotsById = new Map(lots.map((lot) => [lot.id, lot]))
  const cargosByLoad = new Map(cargos.map(({ load_id, ...cargo }) => [load_id, cargo]))
  const specifications = new Map(
    [...lines].map(([id, { specification }]) => [id, parseJson(specification)]),
  )
  return packs.map((pack) => {
    const specification = specifications.get(pack.supply_line_id)
    if (!specification) throw new Error('A pack has no line.')
    const tally = parseJson(pack.tally)
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
      lot: lotsById.get(pack.lot_id ?? '') ?? null,
      cargo: cargosByLoad.get(pack.load_id ?? '') ?? null,
      warnings: findPackWarnings(tally, specification),
      received_at: pack.received_at,
      updated_at: pack.updated_at,
    }
  })
}

/** Returns pieces and litres of lots that were counted again, so that their tally holds no more. */
async function findCountedLots(
  db: Db,
  packs: readonly Pack[],
): Promise<ReadonlyMap<string, Pick<Pack, 'pcs' | 'litres'>>> {
  const lots = await inChunks(
    packs.flatMap(({ lot_id }) => lot_id ?? []),
    (ids) =>
      db
        .selectFrom('lots')
        .select(['id', 'pcs', 'litres'])
        .where('id', 'in', ids)
        .where('tally', 'is', null)
        .where('pcs', '>', 0)
        .execute(),
  )
  return new Map(lots.map(({ id, ...counted }) => [id, counted]))
}

/**
 * Returns packs with their supply and wood, in the given order. Those that were counted again in
 * the yard have the counted pieces.
 */
export async function presentPackSummaries(
  db: Db,
  packs: readonly Pack[],
): Promise<Schemas['PackSummary'][]> {
  const lines = await findPackLines(db, packs)
  const supplies = await inChunks(
    packs.map(({ supply_id }) => supply_id),
    (ids) =>
      db
        .selectFrom('supplies')
        .select(['id', 'number', 'sawmill_id', 'sawmill_name'])
        .where('id', 'in', ids)
        .execute(),
  )
  const suppliesById = new Map(supplies.map((supply) => [supply.id, supply]))
  const counted = await findCountedLots(db, packs)
  const shown = await presentPacks(
    db,
    packs.map((pack) => ({ ...pack, ...counted.get(pack.lot_id ?? '') })),
    lines,
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
