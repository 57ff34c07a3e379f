import { toCents, toCentsOrNull, toLitres, fromCentsOrNull } from '../db/decimal-columns'
import { fold } from '@domain/text/fold'
import { toJson, parseJson, pick } from '../db/rows'
import type { NewRow, Row } from '../db/tables'
import { toTradeColumns, toTradeTerms, type TradeColumns } from '../documents/terms'
import type { SupplyTermColumns } from '../db/tables/supplies'
import {
  getSearchedTexts,
  toDocumentSearchText,
  toSearchColumns,
  type ColumnUses,
  type LineWood,
} from '../products/document-search'
import { toWoodRow, toWoodWrite } from '../wood-lines/wood-rows'
import type { PreparedSupplyLine, PreparedSupply } from './prepare-supply'
import type { StoredSupply } from './queries'
import type { Schemas } from '../call'

export type Supply = Schemas['Supply']
export type SupplyField = Schemas['SupplyField']
export type SupplyFigures = Schemas['SupplyFigures']
export type SupplyLine = Schemas['SupplyLine']
export type SupplyLineWrite = Schemas['SupplyLineWrite']
export type SupplyNeed = Schemas['SupplyNeed']
export type SupplyStatus = Schemas['SupplyStatus']
export type SupplySummary = Schemas['SupplySummary']
export type SupplyWarning = Schemas['SupplyWarning']
export type SupplyWrite = Schemas['SupplyWrite']

type StorableSupply = Omit<PreparedSupply, 'sawmill'> & { sawmill: { id: string; name: string } }

/** Returns the columns that a write sets, with figures. */
export function toSupplyRow(
  { write, sawmill, purchaseManager, figures, lines }: StorableSupply,
  number: string,
) {
  const terms = { ...pickSupplyTermColumns(write), ...toTradeColumns(write) }
  return {
    sawmill_id: sawmill.id,
    sawmill_name: sawmill.name,
    sawmill_key: fold(sawmill.name),
    purchase_manager_id: write.purchase_manager_id,
    ...terms,
    deposit_cents: toCentsOrNull(write.deposit),
    inspection_required: write.inspection_required ? 1 : 0,
    harvest_countries: toJson(write.harvest_countries),
    volume_l: toLitres(figures.volume_m3),
    agreed_l: lines.reduce((sum, line) => sum + toAgreedLitres(line), 0),
    weight_kg: figures.weight_kg,
    amount_cents: toCents(figures.amount),
    amount_eur_cents: toCentsOrNull(figures.amount_eur),
    confirmed_l: toLitresOrNull(figures.confirmed_m3),
    ready_l: toLitresOrNull(figures.ready_m3),
    woods: toJson([...new Set(lines.flatMap(({ specification }) => specification.wood ?? []))]),
    ...toSupplySearchColumns(
      {
        ...terms,
        number,
        sawmill_name: sawmill.name,
        manager_name: purchaseManager?.name ?? null,
      },
      lines,
    ),
  } satisfies Partial<NewRow<'supplies'>>
}

type SearchedSupply = SupplyTermColumns &
  Pick<Row<'supplies'>, 'number' | 'sawmill_name' | 'incoterms_place'> & {
    manager_name: string | null
  }

/** Returns the columns by which a supply is found. */
export const toSupplySearchColumns = (supply: SearchedSupply, lines: readonly LineWood[]) =>
  toSearchColumns(
    toDocumentSearchText(
      supply.number,
      supply.sawmill_name,
      [supply.manager_name, ...getSearchedTexts(COLUMN_USES, supply), supply.incoterms_place],
      lines,
    ),
  )

/** Returns all lines of a supply in order. */
export const toSupplyLineRows = (supplyId: string, lines: readonly PreparedSupplyLine[]) =>
  lines.map((line, i) => toSupplyLineRow(supplyId, line, i + 1))

export const toSupplyLineRow = (supplyId: string, line: PreparedSupplyLine, place: number) =>
  ({
    ...toWoodRow(line, place),
    supply_id: supplyId,
    confirmed_quantity: line.write.confirmed_quantity,
    ready_quantity: line.write.ready_quantity,
    confirmed_l: toLitresOrNull(line.figures.confirmed_m3),
    ready_l: toLitresOrNull(line.figures.ready_m3),
  }) satisfies NewRow<'supply_lines'>

const toAgreedLitres = ({ figures }: PreparedSupplyLine): number =>
  toLitres(figures.confirmed_m3 ?? figures.volume_m3)

const toLitresOrNull = (volumeM3: string | null): number | null =>
  volumeM3 === null ? null : toLitres(volumeM3)

/** Terms that a column of the same name stores unchanged. */
const COLUMN_USES: ColumnUses<SupplyTermColumns> = {
  currency: 'stored',
  exchange_rate: 'stored',
  loading_place: 'searched',
  ready_week: 'stored',
  certificate_claim: 'stored',
  due_diligence_reference: 'searched',
  verification_number: 'stored',
  tolerance_percent: 'stored',
  mill_notes: 'stored',
  notes: 'stored',
}

const pickSupplyTermColumns = (supply: SupplyTermColumns): SupplyTermColumns =>
  pick(supply, Object.keys(COLUMN_USES) as (keyof SupplyTermColumns)[])

/** Converts a stored record to a payload, to compare it with a change. */
export function toSupplyWrite({ supply, lines }: StoredSupply): SupplyWrite {
  return {
    sawmill_id: supply.sawmill_id,
    purchase_manager_id: supply.purchase_manager_id,
    ...toSupplyTerms(supply),
    lines: lines.map(toSupplyLineWrite),
  }
}

/** Columns with the terms of a supply. */
export type StoredSupplyTerms = SupplyTermColumns &
  TradeColumns &
  Pick<Row<'supplies'>, 'deposit_cents' | 'inspection_required' | 'harvest_countries'>

/** Returns the terms with the mill, and data about the wood. */
export function toSupplyTerms(supply: StoredSupplyTerms): Schemas['SupplyTerms'] {
  return {
    ...pickSupplyTermColumns(supply),
    ...toTradeTerms(supply),
    deposit: fromCentsOrNull(supply.deposit_cents),
    inspection_required: supply.inspection_required === 1,
    harvest_countries: parseJson(supply.harvest_countries),
  }
}

/** Columns with the submitted values of a line. */
export type WrittenSupplyLine = Parameters<typeof toWoodWrite>[0] &
  Pick<Row<'supply_lines'>, 'confirmed_quantity' | 'ready_quantity'>

export const toSupplyLineWrite = (
  line: WrittenSupplyLine,
): SupplyLineWrite & { specification: Schemas['Specification'] } => ({
  ...toWoodWrite(line),
  confirmed_quantity: line.confirmed_quantity,
  ready_quantity: line.ready_quantity,
})
