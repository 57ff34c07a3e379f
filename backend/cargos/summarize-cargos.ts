import { trimDecimal } from '@domain/timber'
import { indexById } from '../cover/cover-lines'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import type { CargoSummary, Schemas } from './contract'
import { getCargoLateDays } from './rules/late-days'
import { DOCUMENT_STATUSES } from './rules/statuses'

/**
 * Returns the list items of cargos in the order of the ids.
 * @param today `YYYY-MM-DD`
 */
export async function summarizeCargos(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<CargoSummary[]> {
  if (ids.length === 0) return []
  const cargos = indexById(
    await db.selectFrom('cargos').selectAll().where('id', 'in', ids).execute(),
  )
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .select([
      'cargo_id',
      'cargo_loads.deal_id',
      'deals.number',
      'deals.client_id',
      'deals.client_name',
      'supplies.sawmill_id',
      'supplies.sawmill_name',
    ])
    .where('cargo_id', 'in', ids)
    .orderBy('cargo_loads.position')
    .execute()
  return ids.flatMap((id) => {
    const cargo = cargos.get(id)
    if (!cargo) return []
    const own = loads.filter(({ cargo_id }) => cargo_id === id)
    return [
      {
        ...toCargoSummary(cargo, today),
        clients: uniqueById(own.map((load) => ({ id: load.client_id, name: load.client_name }))),
        sawmills: uniqueById(own.map((load) => ({ id: load.sawmill_id, name: load.sawmill_name }))),
        deals: uniqueById(own.map((load) => ({ id: load.deal_id, name: load.number }))),
      },
    ]
  })
}

const uniqueById = (named: readonly Schemas['NamedRecord'][]): Schemas['NamedRecord'][] => [
  ...indexById(named).values(),
]

const toCargoSummary = (
  cargo: Row<'cargos'>,
  today: string,
): Omit<CargoSummary, 'clients' | 'sawmills' | 'deals'> => ({
  id: cargo.id,
  number: cargo.number,
  status: cargo.status,
  kind: cargo.kind,
  container_type: cargo.container_type,
  container_number: cargo.container_number,
  truck_plate: cargo.truck_plate,
  carrier: cargo.carrier,
  vessel: cargo.vessel,
  port_of_loading: cargo.port_of_loading,
  port_of_discharge: cargo.port_of_discharge,
  cut_off: cargo.cut_off,
  etd: cargo.etd,
  eta: cargo.eta,
  atd: cargo.atd,
  ata: cargo.ata,
  late_days: getCargoLateDays(cargo, today),
  m3: fromLitres(cargo.volume_l),
  gross_kg: cargo.gross_kg,
  fill_percent: cargo.fill_bp === null ? null : trimDecimal(fromCents(cargo.fill_bp)),
  binding: cargo.binding,
  freight_eur: fromCentsOrNull(cargo.freight_eur_cents),
  missing_documents: DOCUMENT_STATUSES.includes(cargo.status) ? cargo.missing_documents : null,
  updated_at: cargo.updated_at,
})
