import type { Selectable } from 'kysely'
import type { Schemas } from '../../call'
import type { Defaulted, HeadColumns, JsonText } from './columns'

export type PricesTables = {
  prices: PricesTable
  price_counts: PriceCountsTable
  price_imports: PriceImportsTable
  price_changes: PriceChangesTable
  service_prices: ServicePricesTable
  tariffs: TariffsTable
  rate_changes: RateChangesTable
  exchange_rates: ExchangeRatesTable
}

/**
 * Price of a product for a company, else for a country, else for all. Ten-thousandths of a euro
 * per `unit`.
 */
type PricesTable = HeadColumns<string | null> & {
  product_id: string
  list: Schemas['PriceListName']
  /** Null for prices for all and for companies. */
  country: string | null
  company_id: string | null
  /** Null if the row hides the product. */
  price: number | null
  price_small: number | null
  price_medium: number | null
  price_large: number | null
  /** First and last valid day; the last is null if open-ended. */
  start_date: string
  end_date: string | null
  unit: Schemas['Unit']
  /** Smallest sold unit. */
  sale_unit: Schemas['Unit']
  hidden: Defaulted<number>
  is_on: Defaulted<number>
}

/**
 * Number of a product's prices by list (for all, for countries, for companies), with search
 * columns. Maintained by database triggers.
 */
type PriceCountsTable = {
  product_id: string
  list: Schemas['PriceListName']
  wood: string | null
  search_text: string
} & Record<Schemas['PriceScope'], number>

/** An imported price sheet. */
type PriceImportsTable = {
  id: string
  list: Schemas['PriceListName']
  created_at: string
  created_by: string
  /** When all of its prices were reverted. */
  undone_at: Defaulted<string | null>
  /** 0 until the last part is applied. */
  is_finished: Defaulted<number>
}

/** Change of a price: without old values if added, without new values if removed. */
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
  /** Version of the price after the change; of a removed price, the next version. */
  version: number
  /** 1 if the change by a sheet was reverted. */
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

/** Euro cents per truck, from a stock location to a country or to zip codes with a prefix. */
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

/**
 * Change of a service price or tariff, in decimals of the contract: without old values if added,
 * without new values if removed.
 */
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

/** Units of a currency for one euro, as a decimal, on a day `YYYY-MM-DD`. */
type ExchangeRatesTable = {
  currency: Schemas['Currency']
  day: string
  rate: string
  source: Schemas['RateSource']
  entered_by: string | null
}
