import { fold } from '@domain/text/fold'
import { toCents, toCentsOrNull, toLitres, fromCentsOrNull } from '../db/decimal-columns'
import { indexById, toJson, parseJson, pick } from '../db/rows'
import type { NewRow, Db, Row } from '../db/tables'
import {
  getSearchedTexts,
  toDocumentSearchText,
  type ColumnUses,
  type LineWood,
} from '../products/document-search'
import type { CargoTermColumns } from '../db/tables/cargos'
import type { PreparedCargo, PreparedLoad } from './prepare-cargo'
import type { StoredCargo } from './queries'
import type { LoggedCargo } from './policy'
import type { Schemas } from '../call'

export type Cargo = Schemas['Cargo']
export type CargoDocument = Schemas['CargoDocument']
export type CargoField = Schemas['CargoField']
export type CargoFigures = Schemas['CargoFigures']
export type CargoKind = Schemas['CargoKind']
export type CargoLoad = Schemas['CargoLoad']
export type CargoLoadWrite = Schemas['CargoLoadWrite']
export type CargoNeed = Schemas['CargoNeed']
export type CargoStatus = Schemas['CargoStatus']
export type CargoSummary = Schemas['CargoSummary']
export type CargoWrite = Schemas['CargoWrite']

/** Columns that store a cargo field unchanged. */
const COLUMN_USES: ColumnUses<CargoTermColumns> = {
  kind: 'stored',
  container_type: 'stored',
  container_number: 'searched',
  seal_number: 'searched',
  tare_kg: 'stored',
  max_gross_kg: 'stored',
  truck_plate: 'searched',
  trailer_plate: 'searched',
  driver: 'stored',
  carrier: 'searched',
  forwarder: 'searched',
  booking_number: 'searched',
  bill_of_lading: 'searched',
  vessel: 'searched',
  voyage: 'stored',
  port_of_loading: 'searched',
  port_of_discharge: 'searched',
  cut_off: 'stored',
  etd: 'stored',
  eta: 'stored',
  atd: 'stored',
  ata: 'stored',
  vgm_kg: 'stored',
  vgm_method: 'stored',
  vgm_date: 'stored',
  currency: 'stored',
  exchange_rate: 'stored',
  free_days: 'stored',
  notes: 'stored',
}

const pickCargoTermColumns = (cargo: CargoTermColumns): CargoTermColumns =>
  pick(cargo, Object.keys(COLUMN_USES) as (keyof CargoTermColumns)[])

/** Length of the owner code and category letter that precede the digits of a container number. */
const OWNER_CODE_LENGTH = 4

type StorableCargo = Pick<PreparedCargo, 'write' | 'figures'>

/** Returns the search text of a cargo and its loads, without the names of clients and mills. */
export function toCargoSearchText(
  cargo: Pick<Row<'cargos'>, 'number' | keyof CargoTermColumns>,
  loads: readonly (LineWood & { deal_number: string; supply_number: string })[],
): string {
  const numbers = loads.flatMap(({ deal_number, supply_number }) => [deal_number, supply_number])
  // Users also search a container by its digits alone.
  const digits = cargo.container_number?.slice(OWNER_CODE_LENGTH) ?? null
  const texts = [...getSearchedTexts(COLUMN_USES, cargo), digits, ...new Set(numbers)]
  return toDocumentSearchText(cargo.number, '', texts, loads)
}

/** Returns the stored values of a cargo, with its figures and without its identity. */
export function toCargoRow({ write, figures }: StorableCargo) {
  const fill = figures.binding === 'space' ? figures.space_percent : figures.weight_percent
  return {
    ...pickCargoTermColumns(write),
    carrier_key: write.carrier === null ? null : fold(write.carrier),
    freight_cents: toCentsOrNull(write.freight),
    actual_freight_cents: toCentsOrNull(write.actual_freight),
    documents: toJson(write.documents),
    stowage: toJson(write.stowage),
    volume_l: toLitres(figures.m3),
    net_kg: figures.net_kg,
    gross_kg: figures.gross_kg,
    fill_bp: fill === null ? null : toCents(fill),
    binding: figures.binding,
    freight_eur_cents: toCentsOrNull(figures.freight_eur),
  } satisfies Partial<NewRow<'cargos'>>
}

export const toLoadRows = (cargoId: string, loads: readonly PreparedLoad[]) =>
  loads.map((load, i) => toLoadRow(cargoId, load, i + 1))

export function toLoadRow(
  cargoId: string,
  {
    write,
    pair,
    loadAmount,
    counted,
  }: Pick<PreparedLoad, 'write' | 'pair' | 'loadAmount' | 'counted'>,
  position: number,
) {
  return {
    id: write.id,
    cargo_id: cargoId,
    position,
    supply_line_id: write.supply_line_id,
    deal_line_id: write.deal_line_id,
    supply_id: pair.supply.id,
    deal_id: pair.deal.id,
    sawmill_id: pair.supply.sawmill_id,
    client_id: pair.deal.client_id,
    quantity: write.quantity,
    unit: write.unit,
    lot_ids: toJson(write.lot_ids),
    pack_ids: toJson(write.pack_ids ?? []),
    lot_pcs: loadAmount.pcs,
    net_kg: write.net_kg,
    gross_kg: write.gross_kg,
    drop_at: write.drop,
    litres: loadAmount.litres,
    packs: loadAmount.packs,
    counted_net_kg: counted.counted_net_kg,
    counted_gross_kg: counted.counted_gross_kg,
  } satisfies NewRow<'cargo_loads'>
}

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

const toCargoLoadWrite = ({
  id,
  supply_line_id,
  deal_line_id,
  quantity,
  unit,
  lot_ids,
  pack_ids,
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
  pack_ids: parseJson(pack_ids),
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
  const packs = indexById(
    await findPackNumbers(
      db,
      write.lines.flatMap(({ pack_ids = [] }) => pack_ids),
    ),
  )
  return {
    ...write,
    lines: write.lines.map((line, i) => {
      const supply_number = supplies.get(loads[i]?.supply_id ?? '')?.number ?? ''
      const deal_number = deals.get(loads[i]?.deal_id ?? '')?.number ?? ''
      const barcodes = line.lot_ids.map((id) => lots.get(id)?.barcode ?? '')
      const pack_numbers = (line.pack_ids ?? []).map((id) => packs.get(id)?.number ?? '')
      return {
        ...line,
        pack_numbers,
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

const findPackNumbers = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('packs').select(['id', 'number']).where('id', 'in', ids).execute()
