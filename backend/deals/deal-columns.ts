import { picked } from '../db/picked'
import type { DealCostColumns, DealTermColumns } from '../db/tables/deals'

type DealColumns = DealTermColumns & DealCostColumns

/** Whether a deal is found by what stands in a column. */
type Columns<Part> = Record<keyof Part, 'searched' | 'stored'>

/** What is agreed with the client and stands in a column of its name as it is written. */
const terms: Columns<DealTermColumns> = {
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
const costs: Columns<DealCostColumns> = {
  exchange_rate: 'stored',
  notes: 'stored',
}

const columns: Columns<DealColumns> = { ...terms, ...costs }
const searched = namesOf(columns).filter((name) => columns[name] === 'searched')

/** The terms of a deal that is written, or of its row, that are the same in both. */
export const plainTerms = (deal: DealTermColumns): DealTermColumns => picked(deal, namesOf(terms))

/** Its costs, likewise. */
export const plainCosts = (deal: DealCostColumns): DealCostColumns => picked(deal, namesOf(costs))

/** What a deal is found by of all these. */
export const searchedTexts = (deal: DealColumns): (string | null)[] =>
  searched.map((name) => (deal[name] === null ? null : String(deal[name])))

function namesOf<Part extends object>(part: Columns<Part>): (keyof Part)[] {
  return Object.keys(part) as (keyof Part)[]
}
