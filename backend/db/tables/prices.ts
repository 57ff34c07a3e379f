import type { Selectable } from 'kysely'
import type { Defaulted, HeadColumns, JsonText, Schemas } from './columns'

/** The portal's prices. */
export type PricesTables = {
  prices: PricesTable
  price_counts: PriceCountsTable
  price_imports: PriceImportsTable
  price_changes: PriceChangesTable
  service_prices: ServicePricesTable
  tariffs: TariffsTable
  rate_changes: RateChangesTable
}

/** What a product costs: for a company, else for a country, else for everybody. Prices are ten-thousandths of a euro per `unit`. */
type PricesTable = HeadColumns<string | null> & {
  product_id: string
  list: Schemas['PriceListName']
  /** Null of a price for everybody, and of a company's. */
  country: string | null
  company_id: string | null
  /** Null of a row that hides the product. */
  price: number | null
  price_small: number | null
  price_medium: number | null
  price_large: number | null
  /** The first and the last day on which it holds; null while no end is known. */
  start_date: string
  end_date: string | null
  unit: Schemas['Unit']
  /** The least that is sold. */
  sale_unit: Schemas['Unit']
  hidden: Defaulted<number>
  is_on: Defaulted<number>
}

/** How many prices of a list a product has: everybody's, countries' and companies', beside what it is found by. Triggers of the database keep it. */
type PriceCountsTable = {
  product_id: string
  list: Schemas['PriceListName']
  wood: string | null
  search_text: string
} & Record<Schemas['PriceScope'], number>

/** A sheet of prices that was taken in. */
type PriceImportsTable = {
  id: string
  list: Schemas['PriceListName']
  created_at: string
  created_by: string
  /** When all of its prices were taken back. */
  undone_at: Defaulted<string | null>
  /** 0 until the last part was applied. */
  is_finished: Defaulted<number>
}

/** What became of a price: nothing before of a new one, nothing after of one that was removed. */
type PriceChangesTable = {
  id: string
  import_id: string | null
  price_id: string
  product_id: string
  company_id: string | null
  at: string
  person_id: string
  before: JsonText<Selectable<PricesTable>> | null
  after: JsonText<Selectable<PricesTable>> | null
  /** The price's after it; of one that was removed the next. */
  version: number
  /** 1 of a sheet's change that was taken back. */
  taken_back: Defaulted<number>
}

/** Ten-thousandths of a euro per m3. */
type ServicePricesTable = {
  service: Schemas['Service']
  version: Defaulted<number>
  price: number
  updated_at: string
  updated_by: string | null
}

/** Euro cents a truck, from a stock location to a country, or the part of it whose zip codes begin so. */
type TariffsTable = {
  id: string
  version: Defaulted<number>
  location: string
  country: string
  zip_prefix: string
  amount_cents: number
  updated_at: string
  updated_by: string | null
}

/** What became of what a service or a truck on a way costs, decimals as they are written: nothing before of a new one, nothing after of one that is gone. */
type RateChangesTable = {
  id: string
  at: string
  person_id: string
  service: Schemas['Service'] | null
  location: string | null
  country: string | null
  zip_prefix: string | null
  before: string | null
  after: string | null
}
