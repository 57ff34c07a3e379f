import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { plainTerms } from './cargo-columns'
import type { CargoLoadWrite, CargoWrite, Schemas } from './contract'
import type { CargoRecord } from './find-cargo'

/** A stored cargo in the form in which it is written. */
export const cargoWriteOf = ({ cargo, loads }: CargoRecord): CargoWrite => ({
  ...cargoTermsOf(cargo),
  lines: loads.map(loadWriteOf),
})

export const cargoTermsOf = (cargo: Row<'cargos'>): Schemas['CargoTerms'] => ({
  ...plainTerms(cargo),
  freight: fromCentsOrNull(cargo.freight_cents),
  actual_freight: fromCentsOrNull(cargo.actual_freight_cents),
  documents: parseJson(cargo.documents),
  stowage: parseJson(cargo.stowage),
})

export const loadWriteOf = ({
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
