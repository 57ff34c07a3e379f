import type { Db } from '../db/tables'
import { groupBy, parseJson } from '../db/rows'

/** Places between which a cargo carries wood: UN/LOCODEs of yards, else names as agreed. */
export type CargoPlaces = {
  loading_places: string[]
  destinations: string[]
}

/** Returns the places of these cargos, each once, in the order of the loads. */
export async function findCargoPlaces(
  db: Db,
  cargoIds: readonly string[],
): Promise<(cargoId: string) => CargoPlaces> {
  const loads =
    cargoIds.length === 0
      ? []
      : await db
          .selectFrom('cargo_loads')
          .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
          .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
          .select([
            'cargo_loads.cargo_id',
            'cargo_loads.lot_ids',
            'deals.destination',
            'deals.incoterms_place as delivery_place',
            'supplies.incoterms_place as pickup_place',
          ])
          .where('cargo_id', 'in', cargoIds)
          .orderBy('cargo_loads.position')
          .execute()
  const yards = await findYards(
    db,
    loads.flatMap(({ lot_ids }) => parseJson(lot_ids)[0] ?? []),
  )
  const byCargo = groupBy(loads, ({ cargo_id }) => cargo_id)
  return (cargoId) => {
    const own = byCargo.get(cargoId) ?? []
    return {
      loading_places: listOnce(
        own.map(
          ({ lot_ids, pickup_place }) => yards.get(parseJson(lot_ids)[0] ?? '') ?? pickup_place,
        ),
      ),
      destinations: listOnce(
        own.map(({ destination, delivery_place }) => destination ?? delivery_place),
      ),
    }
  }
}

const listOnce = (places: readonly string[]) => [...new Set(places.filter(Boolean))]

/** Returns the UN/LOCODEs of the yards of these packs, by pack. */
export async function findYards(
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lotIds.length === 0) return new Map()
  const lots = await db
    .selectFrom('lots')
    .select(['id', 'location'])
    .where('id', 'in', lotIds)
    .execute()
  return new Map(lots.map(({ id, location }) => [id, location]))
}
