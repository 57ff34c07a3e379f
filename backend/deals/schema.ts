import { fold } from '@domain/text/fold'
import { toJson, pick, parseJson } from '../db/rows'
import type { NewRow, Row } from '../db/tables'
import {
  toCents,
  toCentsOrNull,
  toLitres,
  toTenThousandthsOrNull,
  fromCents,
  fromLitres,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { toTradeColumns, toTradeTerms } from '../documents/terms'
import {
  getSearchedTexts,
  toDocumentSearchText,
  toSearchColumns,
  type ColumnUses,
  type LineWood,
} from '../products/document-search'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { toWoodRow, toWoodWrite } from '../wood-lines/wood-rows'
import type { DealCostColumns, DealTermColumns } from '../db/tables/deals'
import type { PreparedDeal, PreparedDealLine } from './prepare-deal'
import type { StoredDeal } from './queries'
import type { Schemas } from '../call'

export type Deal = Schemas['Deal']
export type DealField = Schemas['DealField']
export type DealFigures = Schemas['DealFigures']
export type DealLine = Schemas['DealLine']
export type DealLineWrite = Schemas['DealLineWrite']
export type DealNeed = Schemas['DealNeed']
export type DealStatus = Schemas['DealStatus']
export type DealSummary = Schemas['DealSummary']
export type DealWarning = Schemas['DealWarning']
export type DealWrite = Schemas['DealWrite']
export type MarginKind = Schemas['MarginKind']
export type Specification = Schemas['Specification']

type DealColumns = DealTermColumns & DealCostColumns

/** Terms agreed with the client that a column of the same name stores unchanged. */
const TERM_COLUMN_USES: ColumnUses<DealTermColumns> = {
  date: 'stored',
  customer_reference: 'searched',
  currency: 'stored',
  delivery_week_from: 'stored',
  delivery_week_to: 'stored',
  destination: 'searched',
  port_of_discharge: 'stored',
  tolerance_percent: 'stored',
  client_notes: 'stored',
}

/** Internal terms that a column of the same name stores unchanged. */
const COST_COLUMN_USES: ColumnUses<DealCostColumns> = {
  exchange_rate: 'stored',
  notes: 'stored',
}

const COLUMN_USES: ColumnUses<DealColumns> = { ...TERM_COLUMN_USES, ...COST_COLUMN_USES }

export const pickDealTermColumns = (deal: DealTermColumns): DealTermColumns =>
  pick(deal, getColumnNames(TERM_COLUMN_USES))

export const pickDealCostColumns = (deal: DealCostColumns): DealCostColumns =>
  pick(deal, getColumnNames(COST_COLUMN_USES))

export const getDealSearchTexts = (deal: DealColumns): (string | null)[] =>
  getSearchedTexts(COLUMN_USES, deal)

function getColumnNames<Part extends object>(part: ColumnUses<Part>): (keyof Part)[] {
  return Object.keys(part) as (keyof Part)[]
}

type StorableDeal = Pick<PreparedDeal, 'write' | 'planned' | 'saleManager' | 'lines'> & {
  client: { id: string; name: string }
}

/**
 * Returns the stored values of a deal, with its figures. Head columns and cargo progress are
 * written by others.
 */
export function toDealRow(
  { write, client, saleManager, planned, lines }: StorableDeal,
  number: string,
) {
  const { margin } = planned
  const marginEur = margin.amount === null ? null : convertDocumentAmount(write, margin.amount)
  const terms = {
    ...pickDealTermColumns(write),
    ...pickDealCostColumns(write),
    ...toTradeColumns(write),
  }
  return {
    client_id: client.id,
    client_name: client.name,
    client_key: fold(client.name),
    sale_manager_id: saleManager.id,
    ...terms,
    transport_kind: write.transport.kind,
    transport_count: write.transport.count,
    destination_key: write.destination === null ? null : fold(write.destination),
    commission: write.commission && toJson(write.commission),
    planned_freight: write.planned_freight && toJson(write.planned_freight),
    other_costs: toJson(write.other_costs),
    charges: toJson(write.charges),
    volume_l: toLitres(planned.volume_m3),
    weight_kg: planned.weight_kg,
    revenue_cents: toCents(planned.revenue),
    revenue_eur_cents: toCentsOrNull(planned.revenue_eur),
    margin_eur_cents: toCentsOrNull(marginEur),
    margin_bp: toCentsOrNull(margin.percent),
    ...toDealSearchColumns(
      { ...terms, number, client_name: client.name, manager_name: saleManager.name },
      lines,
    ),
  } satisfies Partial<NewRow<'deals'>>
}

type SearchedDeal = DealColumns &
  Pick<Row<'deals'>, 'number' | 'client_name' | 'incoterms_place'> & { manager_name: string }

/** Returns the columns by which a deal is found. */
export const toDealSearchColumns = (deal: SearchedDeal, lines: readonly LineWood[]) =>
  toSearchColumns(
    toDocumentSearchText(
      deal.number,
      deal.client_name,
      [deal.manager_name, ...getDealSearchTexts(deal), deal.incoterms_place],
      lines,
    ),
  )

export const toDealLineRows = (
  deal: Pick<Row<'deals'>, 'id' | 'number_key'>,
  lines: readonly PreparedDealLine[],
) => lines.map((line, i) => toDealLineRow(deal, line, i + 1))

/** Returns a line's row without its purchased and loaded amounts, which other modules store. */
export const toDealLineRow = (
  deal: Pick<Row<'deals'>, 'id' | 'number_key'>,
  line: PreparedDealLine,
  position: number,
) =>
  ({
    ...toWoodRow(line, position),
    deal_id: deal.id,
    deal_key: deal.number_key,
    planned_purchase_price: toTenThousandthsOrNull(line.write.planned_purchase_price),
    discount_kind: line.write.discount?.kind ?? null,
    discount_value: toCentsOrNull(line.write.discount?.value ?? null),
    net_price: toTenThousandthsOrNull(line.figures.net_price),
  }) satisfies NewRow<'deal_lines'>

/** Converts a stored deal to its submitted form, for comparison with a change. */
export function toDealWrite({ deal, lines }: StoredDeal): DealWrite {
  return {
    client_id: deal.client_id,
    sale_manager_id: deal.sale_manager_id,
    ...toDealTerms(deal),
    ...toDealCosts(deal),
    lines: lines.map(toDealLineWrite),
  }
}

/** Returns the terms agreed with the client. */
export function toDealTerms(deal: Row<'deals'>): Schemas['DealTerms'] {
  return {
    ...pickDealTermColumns(deal),
    ...toTradeTerms(deal),
    transport: { kind: deal.transport_kind, count: deal.transport_count },
    charges: parseJson(deal.charges),
  }
}

/** Returns the internal terms and costs. */
export function toDealCosts(deal: Row<'deals'>): Schemas['DealCosts'] {
  return {
    ...pickDealCostColumns(deal),
    commission: deal.commission === null ? null : parseJson(deal.commission),
    planned_freight: deal.planned_freight === null ? null : parseJson(deal.planned_freight),
    other_costs: parseJson(deal.other_costs),
  }
}

/** Returns the service ordered with a line; null without one. */
export function toServiceCharge({
  service,
  service_price,
  service_cents,
  volume_l,
}: Row<'deal_lines'>): Schemas['LineServiceCharge'] | null {
  if (service === null || service_price === null) return null
  return {
    service,
    m3: fromLitres(volume_l),
    price: fromTenThousandths(service_price),
    amount: fromCents(service_cents),
  }
}

const toLineDiscount = ({
  discount_kind: kind,
  discount_value: value,
}: Row<'deal_lines'>): Schemas['LineDiscountOrNull'] =>
  kind === null || value === null ? null : { kind, value: fromCents(value) }

export const toDealLineWrite = (
  line: Row<'deal_lines'>,
): DealLineWrite & { specification: object } => ({
  ...toWoodWrite(line),
  discount: toLineDiscount(line),
  planned_purchase_price: fromTenThousandthsOrNull(line.planned_purchase_price),
})
