import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { CargosTables } from './tables/cargos'
import type { CompaniesTables } from './tables/companies'
import type { DealsTables } from './tables/deals'
import type { HostTables } from './tables/host'
import type { OrdersTables } from './tables/orders'
import type { PartnersTables } from './tables/partners'
import type { PeopleTables } from './tables/people'
import type { PricesTables } from './tables/prices'
import type { RecordsTables } from './tables/records'
import type { ReportsTables } from './tables/reports'
import type { StockTables } from './tables/stock'
import type { SuppliesTables } from './tables/supplies'

/**
 * Every table, as the queries see it. Ids are uuids; moments are ISO 8601 UTC text and days ISO text; `_cents` are integer cents,
 * `_l` integer litres (0.001 m3), `_bp` hundredths of a per cent; a flag is 0 or 1; `_key` columns are folded for sorting;
 * JSON columns are text, and say so by their type here.
 */
export type Tables = PeopleTables &
  CompaniesTables &
  PartnersTables &
  DealsTables &
  SuppliesTables &
  CargosTables &
  ReportsTables &
  StockTables &
  PricesTables &
  OrdersTables &
  RecordsTables &
  HostTables

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>
