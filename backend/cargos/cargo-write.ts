import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { pickCargoTermColumns } from './cargo-columns'
import type { CargoLoadWrite, CargoWrite, Schemas } from './contract'
import type { StoredCargo } from './find-cargo'

export const toCargoWrite = ({ cargo, loads }: StoredCargo): CargoWrite => ({
  ...toCargoTerms(cargo),
  lines: loads.map(toCargoLoadWrite),
})

export const toCargoTerms = (cargo: Row<'cargos'>): Schemas['CargoTerms'] => ({
  ...pickCargoTermColumns(cargo),
  freight: fromCentsOrNull(cargo.freight_cents),
  actual_freight: fromCentsOrNull(cargo.actual_freight_cents),
  documents: parseJson(cargo.documents),
  stowage: parseJson(cargo.stowage),
})

export const toCargoLoadWrite = ({
  id,
  supply_line_id,
  deal_line_id,
  quantity,
  unit,
  lot_ids,
  net_kg,
  gross_kg,
  drop_at,
}: Row<'cargo_loads'>): CargoLoadWrite => ({
  id,
  supply_line_id,
  deal_line_id,
  quantity,
  unit,
  lot_ids: parseJson(lot_ids),
  net_kg,
  gross_kg,
  drop: drop_at,
})
