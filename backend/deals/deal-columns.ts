import { pick } from '../db/pick'
import type { DealCostColumns, DealTermColumns } from '../db/tables/deals'

type DealColumns = DealTermColumns & DealCostColumns

/** Whether a deal is found by what stands in a column. */
type ColumnUses<Part> = Record<keyof Part, 'searched' | 'stored'>

/** What is agreed with the client and stands in a column of its name as it is written. */
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

/** The same of what stays in the house. */
const costColumnUses: ColumnUses<DealCostColumns> = {
  exchange_rate: 'stored',
  notes: 'stored',
}

const columnUses: ColumnUses<DealColumns> = { ...termColumnUses, ...costColumnUses }
const searchedColumns = getColumnNames(columnUses).filter((name) => columnUses[name] === 'searched')

/** The terms of a deal that is written, or of its row, that are the same in both. */
export const pickDealTermColumns = (deal: DealTermColumns): DealTermColumns =>
  pick(deal, getColumnNames(termColumnUses))

/** Its costs, likewise. */
export const pickDealCostColumns = (deal: DealCostColumns): DealCostColumns =>
  pick(deal, getColumnNames(costColumnUses))

/** What a deal is found by of all these. */
export const getDealSearchTexts = (deal: DealColumns): (string | null)[] =>
  searchedColumns.map((name) => (deal[name] === null ? null : String(deal[name])))

function getColumnNames<Part extends object>(part: ColumnUses<Part>): (keyof Part)[] {
  return Object.keys(part) as (keyof Part)[]
}
