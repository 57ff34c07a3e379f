import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { JobKind } from '../due-work/schedule-job'
import type { CargosTables } from './tables/cargos'
import type { CompaniesTables } from './tables/companies'
import type { DealsTables } from './tables/deals'
import type { InvoicesTables } from './tables/invoices'
import type { OrdersTables } from './tables/orders'
import type { PacksTables } from './tables/packs'
import type { PeopleTables } from './tables/people'
import type { PricesTables } from './tables/prices'
import type { RecordsTables } from './tables/records'
import type { ReportsTables } from './tables/reports'
import type { StockTables } from './tables/stock'
import type { SuppliesTables } from './tables/supplies'
import type { StoredPaperTexts } from '../settings/paper-texts'
import type { Schemas } from '../call'
import type {
  AsWritten,
  Defaulted,
  HeadColumns,
  JsonText,
  PartnerColumns,
  PaymentColumns,
} from './tables/columns'

/** Clients and sawmills. */
type PartnersTables = {
  clients: ClientsTable
  sawmills: SawmillsTable
}

type ClientsTable = HeadColumns &
  PartnerColumns &
  PaymentColumns & {
    /** Null for the language of its country. */
    language: Defaulted<Schemas['Language'] | null>
    company_code: string | null
    vat_code: string | null
    address: string | null
    contacts: JsonText<Schemas['Contact'][]>
    currency: Schemas['Currency']
    incoterms_rule: Schemas['IncotermsRule'] | null
    incoterms_place: string | null
    default_destination: string | null
    credit_limit_cents: number | null
    sale_manager_id: string | null
    portal_company_id: Defaulted<string | null>
    required_certification: Schemas['Certification']
    tolerance_percent: number
    status: Schemas['ClientStatus']
  }

type SawmillsTable = HeadColumns &
  PartnerColumns &
  PaymentColumns & {
    /** Null for the language of its country. */
    language: Schemas['Language'] | null
    address: string | null
    coordinates: JsonText<Schemas['Coordinates']> | null
    contacts: JsonText<Schemas['Contact'][]>
    species: JsonText<Schemas['Wood'][]>
    profiles: JsonText<Schemas['Profile'][]>
    capacity_m3_month: number | null
    lead_time_weeks: number | null
    certificate_scheme: Schemas['SawmillCertificate']['scheme'] | null
    certificate_code: string | null
    certificate_expires: string | null
    approval: Schemas['SawmillApproval']
  }

/** Internal tables of the host. */
type HostTables = {
  idempotency_keys: IdempotencyKeysTable
  document_counters: DocumentCountersTable
  settings: SettingsTable
  house_settings: HouseSettingsTable
  logos: LogosTable
  settings_activity: SettingsActivityTable
  due_work: DueWorkTable
  deal_words: WordsTable
  supply_words: WordsTable
  cargo_words: WordsTable
  supply_report_words: WordsTable
  cargo_report_words: WordsTable
}

type IdempotencyKeysTable = {
  person_id: string
  operation: string
  key: string
  request_hash: string
  /** Null once it has expired. */
  answer: string | null
  /** The record that the request saved, if any. */
  record_id: string | null
  created_at: string
}

type DocumentCountersTable = { series: string; year: number; last: number }

type SettingsTable = { key: string; value: string }

/** One row: the letterhead and the standard texts. */
type HouseSettingsTable = AsWritten<Schemas['SettingsWrite']> & {
  id: number
  version: Defaulted<number>
  updated_at: Defaulted<string | null>
  updated_by: Defaulted<string | null>
  keep_logins_days: Defaulted<number>
  keep_sessions_days: Defaulted<number>
  keep_mails_days: Defaulted<number>
  keep_notifications_days: Defaulted<number>
  keep_history_days: Defaulted<number>
  bank_accounts: JsonText<Schemas['BankAccount'][]>
  certificates: JsonText<Schemas['HouseCertificate'][]>
  /** Only papers and languages with a text that differs from the default. */
  paper_texts: JsonText<StoredPaperTexts>
  logo: JsonText<Schemas['Logo']> | null
}

/** Contents of all logos that were set, by their SHA-256, so that issued papers keep theirs. */
type LogosTable = {
  sha256: string
  media_type: Schemas['Logo']['media_type']
  content: Uint8Array
}

type SettingsActivityTable = {
  id: string
  at: string
  person_id: string
  changes: JsonText<Schemas['FieldChange'][]>
}

type DueWorkTable = {
  kind: JobKind
  record_id: string
  due_at: string
  /** Number of failed attempts. */
  attempts: Defaulted<number>
}

/**
 * Full-text index of a document's words (`dialect.ts`); `docid` is its `number_key`. The words are
 * never selected.
 */
type WordsTable = { docid: number; words: never }

/**
 * All tables. Ids are uuids; moments are ISO 8601 UTC text, days ISO text; `_cents` are integer
 * cents, `_l` integer litres (0.001 m3), `_bp` hundredths of a per cent; a flag is 0 or 1; `_key`
 * columns are folded for sorting; JSON columns are `JsonText`.
 */
export type Tables = PeopleTables &
  CompaniesTables &
  PartnersTables &
  DealsTables &
  SuppliesTables &
  CargosTables &
  InvoicesTables &
  ReportsTables &
  StockTables &
  PacksTables &
  PricesTables &
  OrdersTables &
  RecordsTables &
  HostTables

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>
