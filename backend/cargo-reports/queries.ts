import type { Handler, Schemas } from '../call'
import { findYards } from '../cargos/cargo-routes'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'
import { findEarlierReports, listReports } from '../reports/queries'
import { findLoadedPacks } from '../reports/scanned-packs'
import type { InspectableCargo } from './policy'
import { computeLoadCounts } from '../cargos/rules/compute-load'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'

/**
 * Lists reports. Agents see only their own; cargo managers see all, although they can't open them.
 */
export const listCargoReports: Handler<'listCargoReports'> = (call) =>
  listReports(
    call,
    'cargo_report',
    (ids) =>
      call.db
        .selectFrom('inspection_reports as r')
        .innerJoin('cargos as c', 'c.id', 'r.cargo_id')
        .selectAll('r')
        .select(['c.id as joined_cargo_id', 'c.number as cargo_number', 'c.container_number'])
        .where('r.id', 'in', ids)
        .execute(),
    (row) => ({
      cargo: { id: row.joined_cargo_id, number: row.cargo_number },
      container_number: row.container_number,
      seal_number: row.seal_number,
      differs: row.differs === 1,
    }),
  )

/** Statuses of cargos from booking until sealing. */
export const INSPECTABLE_CARGO_STATUSES: readonly Schemas['CargoStatus'][] = ['booked', 'loading']

/** A cargo as presented to inspectors. Trucks are marked, because they have no report. */
export type CargoUnderInspection = { cargo: InspectableCargo; isContainer: boolean }

/** Returns the cargos as inspectors see them, in the order of the ids. */
export async function findInspectableCargos(
  db: Db,
  ids: readonly string[],
): Promise<CargoUnderInspection[]> {
  if (ids.length === 0) return []
  const cargos = await db
    .selectFrom('cargos')
    .select([
      'id',
      'kind',
      'number',
      'status',
      'container_type',
      'container_number',
      'seal_number',
      'tare_kg',
      'max_gross_kg',
      'vgm_kg',
    ])
    .select([
      'booking_number',
      'carrier',
      'vessel',
      'port_of_loading',
      'port_of_discharge',
      'cut_off',
      'etd',
    ])
    .where('id', 'in', ids)
    .execute()
  const loads = await findLoads(db, ids)
  const getLoadedPacks = await findLoadedPacks(
    db,
    loads.map(({ id, lot_ids }) => ({ id, lotIds: parseJson(lot_ids) })),
  )
  const getEarlierReports = await findEarlierReports(db, 'cargo_id', ids)
  const yards = await findYards(
    db,
    loads.flatMap(({ lot_ids }) => parseJson(lot_ids)),
  )
  return sortByIds(ids, cargos).map(({ kind, ...cargo }) => {
    const cargoLoads = loads.filter(({ cargo_id }) => cargo_id === cargo.id)
    const loading_places = [
      ...new Set(
        cargoLoads.flatMap(({ lot_ids, loading_place }) => {
          const [lotId] = parseJson(lot_ids)
          return (lotId === undefined ? loading_place : yards.get(lotId)) ?? []
        }),
      ),
    ]
    return {
      cargo: {
        ...cargo,
        loading_places,
        lines: cargoLoads.map((load) => toInspectableLoad(load, getLoadedPacks(load.id))),
        ...getEarlierReports(cargo.id),
      },
      isContainer: kind === 'container',
    }
  })
}

const findLoads = (db: Db, cargoIds: readonly string[]) =>
  db
    .selectFrom('cargo_loads as l')
    .innerJoin('supplies as s', 's.id', 'l.supply_id')
    .innerJoin('deals as d', 'd.id', 'l.deal_id')
    .innerJoin('supply_lines as w', 'w.id', 'l.supply_line_id')
    .selectAll('l')
    .select([
      's.number as supply_number',
      's.sawmill_name',
      's.loading_place',
      'd.number as deal_number',
      'w.product_name',
      'w.specification',
    ])
    .where('l.cargo_id', 'in', cargoIds)
    .orderBy('l.position')
    .execute()

type LoadRow = Row<'cargo_loads'> &
  Pick<Row<'supply_lines'>, 'product_name' | 'specification'> & {
    supply_number: string
    sawmill_name: string
    deal_number: string
  }

function toInspectableLoad(
  load: LoadRow,
  listed_packs: Schemas['ListedPack'][],
): Schemas['InspectableLoad'] {
  const specification = parseJson(load.specification)
  const { packs, pcs } = computeLoadCounts(
    { litres: load.litres, packs: load.packs, pcs: load.lot_pcs },
    load,
    specification,
  )
  return {
    id: load.id,
    supply: { id: load.supply_id, number: load.supply_number },
    deal: { id: load.deal_id, number: load.deal_number },
    sawmill_name: load.sawmill_name,
    product_name: load.product_name,
    specification,
    // Inspectors count an opened pack as one.
    packs: packs === null ? null : Math.ceil(Number(packs)),
    pcs,
    m3: fromLitres(load.litres),
    drop: load.drop_at,
    listed_packs,
  }
}
