import { pick } from '../db/pick'
import type { DealCostColumns, DealTermColumns } from '../db/tables/deals'

type DealColumns = DealTermColumns & DealCostColumns

/** `searched` columns are part of a deal's search text. */
type ColumnUses<Part> = Record<keyof Part, 'searched' | 'stored'>

/** Terms agreed with the client that a column of the same name stores unchanged. */
const termColumnUses: ColumnUses<DealTermColumns> = {
  date: 'stored',
  customer_reference: 'searched',
  currency: 'stored',
  delivery_week_from: 'stored',
  delivery_week_to: 'stored',
  destination: 'searched',
  port_of_discharge: 'stored',
  tolerance_percent: 'stored',
}

/** Internal terms that a column of the same name stores unchanged. */
const costColumnUses: ColumnUses<DealCostColumns> = {
  exchange_rate: 'stored',
  notes: 'stored',
}

const columnUses: ColumnUses<DealColumns> = { ...termColumnUses, ...costColumnUses }
const searchedColumns = getColumnNames(columnUses).filter((name) => columnUses[name] === 'searched')

export const pickDealTermColumns = (deal: DealTermColumns): DealTermColumns =>
  pick(deal, getColumnNames(termColumnUses))

export const pickDealCostColumns = (deal: DealCostColumns): DealCostColumns =>
  pick(deal, getColumnNames(costColumnUses))

export const getDealSearchTexts = (deal: DealColumns): (string | null)[] =>
  searchedColumns.map((name) => (deal[name] === null ? null : String(deal[name])))

function getColumnNames<Part extends object>(part: ColumnUses<Part>): (keyof Part)[] {
  return Object.keys(part) as (keyof Part)[]
}
