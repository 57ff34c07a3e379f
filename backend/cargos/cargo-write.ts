import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { indexById } from '../cover/cover-lines'
import { pickCargoTermColumns } from './cargo-rows'
import type { CargoLoadWrite, CargoWrite, Schemas } from './contract'
import type { StoredCargo } from './find-cargo'
import type { LoggedCargo } from './rules/cargo-fields'

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

/** Converts a stored cargo to its form for the change log. */
export async function toLoggedCargo(db: Db, record: StoredCargo): Promise<LoggedCargo> {
  const write = toCargoWrite(record)
  const { loads } = record
  if (loads.length === 0) return { ...write, lines: [] }
  const supplies = indexById(
    await db
      .selectFrom('supplies')
      .select(['id', 'number'])
      .where(
        'id',
        'in',
        loads.map((load) => load.supply_id),
      )
      .execute(),
  )
  const deals = indexById(
    await db
      .selectFrom('deals')
      .select(['id', 'number'])
      .where(
        'id',
        'in',
        loads.map((load) => load.deal_id),
      )
      .execute(),
  )
  const lots = indexById(
    await findLots(
      db,
      write.lines.flatMap(({ lot_ids }) => lot_ids),
    ),
  )
  return {
    ...write,
    lines: write.lines.map((line, i) => {
      const supply_number = supplies.get(loads[i]?.supply_id ?? '')?.number ?? ''
      const deal_number = deals.get(loads[i]?.deal_id ?? '')?.number ?? ''
      const barcodes = line.lot_ids.map((id) => lots.get(id)?.barcode ?? '')
      return {
        ...line,
        supply_number,
        deal_number,
        barcodes,
        title: `${supply_number} ${deal_number}`,
      }
    }),
  }
}

const findLots = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('lots').select(['id', 'barcode']).where('id', 'in', ids).execute()
