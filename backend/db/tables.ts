import type { DueKind } from '../due-work/set-due'
import type { ColumnType, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { components } from '@/shared/api/generated/schema'
import type { Language } from '../language'

type Schemas = components['schemas']

/** How large a company is, which may decide on its prices. */
export type CompanySize = 'small' | 'medium' | 'large'
/** Whether a company of the portal may order: its data are being looked at, it may, or it may not any more. */
export type CompanyStatus = 'pending' | 'verified' | 'blocked'

/** A column that an insert may leave out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>

/**
 * Every table, as the queries see it. Ids are uuids; moments are ISO 8601 UTC text and days ISO text; `_cents` are integer cents,
 * `_l` integer litres (0.001 m3), `_bp` hundredths of a per cent; a flag is 0 or 1; `_key` columns are folded for sorting;
 * JSON columns are text, and say so by their type here.
 */
export type Tables = {
  people: PeopleTable
  person_countries: PersonCountriesTable
  companies: CompaniesTable
  addresses: AddressesTable
  password_links: PasswordLinksTable
  mails: MailsTable
  session_families: SessionFamiliesTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  login_failures: LoginFailuresTable
  idempotency_keys: IdempotencyKeysTable
  document_counters: DocumentCountersTable
  settings: SettingsTable
  notifications: NotificationsTable
  clients: ClientsTable
  sawmills: SawmillsTable
  supplies: SuppliesTable
  supply_lines: SupplyLinesTable
  products: ProductsTable
  lots: LotsTable
  lot_changes: LotChangesTable
  prices: PricesTable
  price_imports: PriceImportsTable
  price_changes: PriceChangesTable
  service_prices: ServicePricesTable
  tariffs: TariffsTable
  deals: DealsTable
  deal_lines: DealLinesTable
  allocations: AllocationsTable
  due_work: DueWorkTable
  cargos: CargosTable
  cargo_loads: CargoLoadsTable
  order_confirmations: OrderConfirmationsTable
  baskets: BasketsTable
  basket_lines: BasketLinesTable
  offers: OffersTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  inspection_reports: InspectionReportsTable
  inspected_lines: InspectedLinesTable
  deal_words: WordsTable
  supply_words: WordsTable
  cargo_words: WordsTable
  supply_report_words: WordsTable
  cargo_report_words: WordsTable
  comments: CommentsTable
  activity: ActivityTable
  attachments: AttachmentsTable
  attachment_contents: AttachmentContentsTable
}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>

/** JSON kept as text: `JSON.stringify` on the way in, `parseJson` on the way out. */
export type JsonText<T> = string & { readonly __json?: T }

type PeopleTable = {
  id: string
  version: Defaulted<number>
  /** First and last name, as they are shown together. */
  name: string
  name_key: string
  /** Lower case; unique. */
  email: string
  role: Schemas['Role']
  /** Argon2id in its encoded form; null for who can't log in yet. */
  password_hash: string | null
  terms_agreed_at: Defaulted<string | null>
  is_active: Defaulted<number>
  first_name: Defaulted<string>
  last_name: Defaulted<string>
  phone: Defaulted<string | null>
  country: Defaulted<string | null>
  language: Defaulted<Language>
  /** Of a client of the portal; null for everybody else. */
  company_id: Defaulted<string | null>
  created_at: string
  /** Null of who signed up, and of before this was kept. */
  created_by: Defaulted<string | null>
  updated_at: Defaulted<string | null>
  updated_by: Defaulted<string | null>
}

/** The countries whose companies a country manager serves. */
type PersonCountriesTable = { person_id: string; country: string }

type CompaniesTable = {
  id: string
  version: Defaulted<number>
  name: string
  name_key: string
  country: string
  company_code: string | null
  vat_code: string | null
  address: string | null
  size: CompanySize
  status: CompanyStatus
  manager_id: string | null
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  /** How long a basket keeps its wood, 1 to 720. */
  basket_hours: number
  sees_full_amounts: Defaulted<number>
  country_prices: Defaulted<number>
  search_text: string
  created_at: string
  /** Null of one that signed up by itself. */
  created_by: Defaulted<string | null>
  updated_at: string
  updated_by: Defaulted<string | null>
}

type AddressesTable = {
  id: string
  company_id: string
  version: Defaulted<number>
  name: string
  address: string
  zip_code: string
  country: string
  city: string
  phone: string | null
  contact_name: string | null
  /** Degrees as decimal text; both or neither. */
  latitude: string | null
  longitude: string | null
  /** Opening hours, and what a truck has to know. */
  note: string | null
  created_at: string
  /** It stays for the orders that went there. */
  removed_at: Defaulted<string | null>
}

/** A way to set a password, gone as soon as it was used. */
type PasswordLinksTable = { hash: string; person_id: string; created_at: string; expires_at: string }

type MailsTable = {
  id: string
  to_email: string
  to_name: string
  language: Language
  subject: string
  /** Null once it has left the house: it may hold a link that lets somebody in. */
  body: string | null
  created_at: string
  sent_at: Defaulted<string | null>
}

type SessionFamiliesTable = {
  id: string
  person_id: string
  created_at: string
  expires_at: string
  revoked_at: Defaulted<string | null>
  /** What the browser says of itself; null where nobody asked. */
  user_agent: Defaulted<string | null>
}

type AccessTokensTable = { hash: string; family_id: string; expires_at: string }

type RefreshTokensTable = {
  hash: string
  family_id: string
  /** The token that was traded for it; null for the first of its family. */
  parent_hash: string | null
  issued_at: string
  used_at: Defaulted<string | null>
}

/** What is allowed so often only. */
type LoginFailuresTable = { id: string; email: string; address: string; at: string; act: Defaulted<'login' | 'password_link' | 'sign_up'> }

type IdempotencyKeysTable = {
  person_id: string
  operation: string
  key: string
  request_hash: string
  answer: string
  created_at: string
}

type DocumentCountersTable = { series: string; year: number; last: number }

type SettingsTable = { key: string; value: string }

type NotificationsTable = {
  id: string
  person_id: string
  key: string
  params: JsonText<Record<string, string>>
  record_kind: Schemas['RecordKind'] | null
  record_id: string | null
  created_at: string
  is_read: Defaulted<number>
}

type ClientsTable = {
  id: string
  version: Defaulted<number>
  name: string
  name_key: string
  country: string
  company_code: string | null
  vat_code: string | null
  address: string | null
  contacts: JsonText<Schemas['Contact'][]>
  currency: Schemas['Currency']
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  incoterms_rule: Schemas['IncotermsRule'] | null
  incoterms_place: string | null
  default_destination: string | null
  credit_limit_cents: number | null
  sale_manager_id: string | null
  portal_company_id: Defaulted<string | null>
  required_certification: Schemas['Certification']
  tolerance_percent: number
  status: Schemas['ClientStatus']
  search_text: string
  created_at: string
  /** Null where nobody knows any more. */
  created_by: Defaulted<string | null>
  updated_at: string
  updated_by: Defaulted<string | null>
}

type SawmillsTable = {
  id: string
  version: Defaulted<number>
  name: string
  name_key: string
  country: string
  address: string | null
  coordinates: JsonText<Schemas['Coordinates']> | null
  contacts: JsonText<Schemas['Contact'][]>
  species: JsonText<Schemas['Wood'][]>
  profiles: JsonText<Schemas['Profile'][]>
  capacity_m3_month: number | null
  lead_time_weeks: number | null
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  certificate_scheme: Schemas['MillCertificate']['scheme'] | null
  certificate_code: string | null
  certificate_expires: string | null
  approval: Schemas['SawmillApproval']
  search_text: string
  created_at: string
  created_by: Defaulted<string | null>
  updated_at: string
  updated_by: Defaulted<string | null>
}

type SuppliesTable = {
  id: string
  number: string
  /** As a deal's. */
  number_key: number
  status: Schemas['SupplyStatus']
  version: Defaulted<number>
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
  sawmill_id: string
  sawmill_name: string
  sawmill_key: string
  purchase_manager_id: string | null
  currency: Schemas['Currency']
  exchange_rate: string | null
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  incoterms_rule: Schemas['IncotermsRule']
  incoterms_place: string
  loading_place: string | null
  ready_week: string | null
  deposit_cents: number | null
  inspection_required: number
  certificate_claim: Schemas['Certification']
  due_diligence_reference: string | null
  verification_number: string | null
  harvest_countries: JsonText<string[]>
  tolerance_percent: number
  notes: string | null
  /** When it was ordered, and when its wood was ready; both stay when it is canceled later. */
  ordered_at: Defaulted<string | null>
  ready_at: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  volume_l: number
  weight_kg: number
  amount_cents: number
  amount_eur_cents: number | null
  /** Of the lines of which it is said; null while it is of none. */
  confirmed_l: number | null
  ready_l: number | null
  /** What no deal has yet of what there is to give away. */
  free_l: Defaulted<number>
  /** Each wood of its lines once. */
  woods: JsonText<Schemas['Wood'][]>
  search_text: string
}

type SupplyLinesTable = {
  id: string
  supply_id: string
  /** Its place in the supply, from 1. */
  position: number
  product_id: string | null
  product_name: string | null
  specification: JsonText<Schemas['Specification']>
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['Unit']
  /** Ten-thousandths of the supply's currency, per `price_unit`. */
  price: number | null
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
  /** In the line's unit; null until the mill has said it. */
  confirmed_quantity: string | null
  ready_quantity: string | null
  volume_l: number
  weight_kg: number
  amount_cents: number
  confirmed_l: number | null
  ready_l: number | null
  /** What the last approved inspection report accepts of it, and what cargo has; written by these, never by the supply itself. */
  accepted_l: Defaulted<number | null>
  loaded_l: Defaulted<number>
  /** Its species and section (`wood-lines/wood-key`). */
  wood_key: string
  /** The week in which what nobody has of it is ready, `9999` while that is open; null where nothing is free. */
  free_week: Defaulted<string | null>
}

type ProductsTable = {
  id: string
  name: string
  name_key: string
  category: Schemas['ProductCategory']
  wood: Schemas['Wood']
  specification: JsonText<Schemas['Specification']>
  /** What tells it from other products, `specificationKey`. */
  specification_key: Defaulted<string>
  search_text: string
  version: Defaulted<number>
  status: Defaulted<Schemas['ProductStatus']>
  created_at: string
  /** Null where nobody knows any more. */
  created_by: Defaulted<string | null>
  updated_at: string
  updated_by: Defaulted<string | null>
} & SpecificationColumns

/** What stock is filtered by, as the specification has it. */
type SpecificationColumns = Pick<
  Schemas['Specification'],
  | 'profile' | 'quality' | 'treatment' | 'treatment_color' | 'color' | 'packaging' | 'certification'
  | 'thickness_mm' | 'width_mm' | 'length_mm' | 'diameter_mm' | 'humidity_percent'
> & { product_group: string | null }

/** Packs in stock, one a row. */
type LotsTable = {
  id: string
  version: Defaulted<number>
  product_id: string
  /** UN/LOCODE. */
  location: string
  barcode: string
  pcs: number
  litres: number
  status: Schemas['LotStatus']
  /** The line of the supply that it came from; null where nobody knows any more. */
  supply_line_id: string | null
  received_at: string
  updated_at: string
  /** Whose it is while it is reserved or sold; written by baskets and orders alone. */
  basket_line_id: Defaulted<string | null>
  order_line_id: Defaulted<string | null>
  /** Why it is blocked. */
  note: Defaulted<string | null>
}

/** What people did to a pack in the yard, and why. */
type LotChangesTable = {
  id: string
  lot_id: string
  at: string
  person_id: string
  kind: Schemas['LotChangeKind']
  pcs_before: number
  pcs_after: number
  location_before: string
  location_after: string
  reason: string | null
}

/** What a product costs: for a company, else for a country, else for everybody. Prices are ten-thousandths of a euro per `unit`. */
type PricesTable = {
  id: string
  version: Defaulted<number>
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
  created_at: string
  created_by: string | null
  updated_at: string
  updated_by: string | null
}

/** A sheet of prices that was taken in. */
type PriceImportsTable = { id: string; list: Schemas['PriceListName']; created_at: string; created_by: string; undone_at: Defaulted<string | null> }

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
}

/** Ten-thousandths of a euro per m3. */
type ServicePricesTable = { service: Schemas['Service']; version: Defaulted<number>; price: number; updated_at: string; updated_by: string | null }

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

/** Fields of the contract that are texts and numbers: each has a column of its name, and stands there as it is written. */
type AsWritten<Part> = { [Name in keyof Part as Part[Name] extends string | number | null ? Name : never]: Part[Name] }

/** What is agreed with the client, as far as it stands in the row as it is written. */
export type DealTermColumns = AsWritten<Schemas['DealTerms']>

/** What stays in the house, likewise; money has columns of cents. */
export type DealCostColumns = AsWritten<Omit<Schemas['DealCosts'], 'planned_freight'>>

type DealsTable = DealTermColumns & DealCostColumns & {
  id: string
  number: string
  /** year x 10,000,000 + place in the year, because `D-2026-10000` comes after `D-2026-9999`. */
  number_key: number
  status: Schemas['DealStatus']
  version: Defaulted<number>
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
  client_id: string
  client_name: string
  client_key: string
  sale_manager_id: string
  incoterms_rule: Schemas['IncotermsRule']
  incoterms_place: string
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  transport_kind: Schemas['Transport']['kind']
  transport_count: number | null
  destination_key: string | null
  commission_kind: Schemas['Commission']['kind'] | null
  /** Hundredths of a per cent or cents, as the kind says. */
  commission_value: number | null
  planned_freight_cents: number | null
  actual_freight_cents: Defaulted<number | null>
  other_costs: JsonText<Schemas['OtherCost'][]>
  portal_order_id: Defaulted<string | null>
  order_confirmation_revision: Defaulted<number | null>
  /** When the client's order was confirmed; stays when the deal is canceled later. */
  confirmed_at: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  volume_l: number
  weight_kg: number
  revenue_cents: number
  revenue_eur_cents: number | null
  margin_eur_cents: number | null
  margin_bp: number | null
  /** By what is loaded; null while that is nothing, or can't be told. */
  actual_revenue_eur_cents: Defaulted<number | null>
  actual_margin_eur_cents: Defaulted<number | null>
  purchased_l: Defaulted<number>
  loaded_l: Defaulted<number>
  delivered_l: Defaulted<number>
  search_text: string
}

type DealLinesTable = {
  id: string
  deal_id: string
  /** The deal's `number_key`, which never changes. */
  deal_key: number
  /** Its place in the deal, from 1. */
  position: number
  product_id: string | null
  product_name: string | null
  specification: JsonText<Schemas['Specification']>
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['Unit']
  /** Ten-thousandths of the deal's currency, per `price_unit`. */
  price: number | null
  planned_purchase_price: number | null
  price_unit: Schemas['Unit']
  certification: Schemas['Certification']
  volume_l: number
  weight_kg: number
  amount_cents: number
  /** What was bought and shipped of it so far. */
  purchased_l: Defaulted<number>
  loaded_l: Defaulted<number>
  delivered_l: Defaulted<number>
  actual_purchase_cents: Defaulted<number>
  /** As a supply line's. */
  wood_key: string
}

/** What goes from a supply's line to a deal's line; one row for the two. */
type DueWorkTable = {
  kind: DueKind
  record_id: string
  due_at: string
  /** How often it was tried in vain. */
  attempts: Defaulted<number>
}

type AllocationsTable = {
  id: string
  supply_line_id: string
  deal_line_id: string
  /** Of these lines; they never change. */
  supply_id: string
  deal_id: string
  /** Among all of its supply, in the order in which they were made. */
  place: number
  litres: number
  /** Where it is whole packs of the supply's line. */
  packs: number | null
  /** What cargo has of it, planned or further; and what of that is loaded. */
  claimed_l: Defaulted<number>
  loaded_l: Defaulted<number>
}

/** What is said of a cargo, as far as it stands in the row as it is written. */
export type CargoTermColumns = Omit<AsWritten<Schemas['CargoTerms']>, 'freight' | 'actual_freight'>

type CargosTable = CargoTermColumns & {
  id: string
  number: string
  /** As a deal's. */
  number_key: number
  status: Schemas['CargoStatus']
  version: Defaulted<number>
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
  carrier_key: string | null
  freight_cents: number | null
  actual_freight_cents: number | null
  documents: JsonText<Schemas['CargoDocument'][]>
  stowage: JsonText<Schemas['StowedPack'][]>
  cancel_reason: Defaulted<string | null>
  volume_l: number
  net_kg: number
  gross_kg: number
  /** Of what binds, hundredths of a per cent. */
  fill_bp: number | null
  binding: Schemas['CargoBinding'] | null
  freight_eur_cents: number | null
  /** How many documents are needed and not at hand, in whatever status. */
  missing_documents: number
  search_text: string
  /** Of what it has loaded, kept by `recountCargoWords`: the clients' and mills' names, folded, the woods, and the countries of the clients, each once. */
  partner_keys: Defaulted<string>
  woods: Defaulted<string>
  countries: Defaulted<string>
}

type CargoLoadsTable = {
  id: string
  cargo_id: string
  /** Its place in the cargo, from 1. */
  position: number
  supply_line_id: string
  deal_line_id: string
  /** Of these lines; they never change. */
  supply_id: string
  deal_id: string
  sawmill_id: string
  client_id: string
  /** Decimal text as the contract has it. */
  quantity: string
  unit: Schemas['LoadUnit']
  net_kg: number | null
  gross_kg: number | null
  drop_at: number
  litres: number
  /** Where it is whole packs of the supply's line. */
  packs: number | null
  counted_net_kg: number
  counted_gross_kg: number
}

type BasketsTable = {
  id: string
  company_id: string
  /** One is open a company; the others say how they ended. */
  status: 'open' | 'expired' | 'emptied' | 'ordered'
  /** UN/LOCODE: all of it lies there. */
  location: string
  created_at: string
  created_by: string
  expires_at: string
  closed_at: Defaulted<string | null>
  /** Of one whose time was over, when it was put back. */
  restored_at: Defaulted<string | null>
}

type BasketLinesTable = {
  id: string
  basket_id: string
  position: number
  product_id: string
  /** Where one pack was asked for. */
  lot_id: string | null
  /** Of the lots that it has reserved; of a basket that is over what it had. */
  packs: number
  pcs: number
  litres: number
  /** Ten-thousandths of a euro per `price_unit`, as it was when it was added. */
  price: number
  price_unit: Schemas['Unit']
  service: Schemas['LineService']
  /** Ten-thousandths of a euro per m3; null without a service. */
  service_price: number | null
  offer_id: string | null
  added_at: string
}

type OffersTable = {
  id: string
  version: Defaulted<number>
  company_id: string
  product_id: string
  lot_id: string | null
  packs: number
  /** As a basket line's. */
  price: number
  price_unit: Schemas['Unit']
  /** Its last day. */
  valid_until: string
  note: string | null
  status: Schemas['OfferStatus']
  /** With which it was declined or withdrawn. */
  word: Defaulted<string | null>
  created_at: string
  created_by: string
  answered_at: Defaulted<string | null>
  answered_by: Defaulted<string | null>
}

type OrdersTable = {
  id: string
  number: string
  /** As a deal's. */
  number_key: number
  status: Schemas['OrderStatus']
  version: Defaulted<number>
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
  company_id: string
  company_name: string
  company_key: string
  ordered_on: string
  location: string
  address_id: string
  address: JsonText<Schemas['OrderAddress']>
  incoterms: Schemas['OrderRule']
  delivery_week: string | null
  trucks: number
  customer_reference: string | null
  additional_information: string | null
  invoice: string | null
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  /** Null under FCA. */
  transport_cents: number | null
  goods_cents: number
  services_cents: number
  total_cents: number
  pcs: number
  volume_l: number
  weight_kg: number
  deal_id: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  search_text: string
}

type OrderLinesTable = {
  /** The line of the deal that is made of it has the same. */
  id: string
  order_id: string
  position: number
  product_id: string
  product_name: string
  specification: JsonText<Schemas['Specification']>
  lot_id: string | null
  /** The line of the basket that has reserved its lots until it is ordered. */
  basket_line_id: string | null
  packs: number
  pcs: number
  litres: number
  weight_kg: number
  /** As a basket line's. */
  price: number
  price_unit: Schemas['Unit']
  service: Schemas['LineService']
  service_price: number | null
  goods_cents: number
  service_cents: number
}

type OrderConfirmationsTable = {
  id: string
  deal_id: string
  revision: number
  issued_at: string
  issued_by: string
  document: JsonText<Schemas['OrderConfirmation']>
}

/** What both kinds of report say of themselves as it was written; `kind` says which. */
export type WrittenReport = Schemas['SupplyReportWrite'] | Schemas['CargoReportWrite']

/** What a report is judged by: of both kinds what it was to be. */
export type InspectedWood = Schemas['InspectableLine'][] | Schemas['InspectableLoad'][]

type InspectionReportsTable = {
  id: string
  kind: 'supply_report' | 'cargo_report'
  number: string
  /** As a deal's. */
  number_key: number
  status: Schemas['ReportStatus']
  version: Defaulted<number>
  created_at: string
  created_by: string
  updated_at: string
  updated_by: string
  /** Of a supply's report. */
  supply_id: Defaulted<string | null>
  /** Of a container's report. */
  cargo_id: Defaulted<string | null>
  inspector_id: string
  inspected_on: string | null
  verdict: Schemas['ReportVerdict'] | null
  submitted_at: Defaulted<string | null>
  approved_at: Defaulted<string | null>
  approved_by: Defaulted<string | null>
  return_remark: Defaulted<string | null>
  cancel_reason: Defaulted<string | null>
  corrects_id: Defaulted<string | null>
  /** The approved one that took its place: from then on it counts for nothing. */
  corrected_by_id: Defaulted<string | null>
  /** Of a supply's report. */
  accepted_l: Defaulted<number>
  rejected_l: Defaulted<number>
  /** Of a container's report, as it was read; and 1 where something was counted otherwise than it was planned. */
  seal_number: Defaulted<string | null>
  differs: Defaulted<number>
  written: JsonText<WrittenReport>
  /** The lines of its supply, or the loads of its cargo, as they were when it was handed in. Null while it follows them: until then, and once it is taken up again. */
  wood: Defaulted<JsonText<InspectedWood> | null>
  /** Of what was sent to begin it, so that the same again is known. */
  sent_hash: Defaulted<string | null>
  /** What it is found by, kept by `recountReportWords`. */
  search_text: Defaulted<string>
}

/** What a document is found by, word by word (`word-index`); its `number_key`, under the name that SQLite gives it. Nobody reads the words. */
type WordsTable = { docid: number; words: never }

/** What came of a supply's line in one report. */
type InspectedLinesTable = {
  report_id: string
  supply_line_id: string
  /** Null until it is said. */
  accepted_l: number | null
  rejected_l: number | null
  /** The average, tenths of a per cent; null where nothing was measured. */
  moisture_tenths: number | null
  sampled_pcs: number
  defects: JsonText<Schemas['DefectCount'][]>
}

type CommentsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Its place under the document, from 1, because two can share a moment. */
  position: number
  text: string
  created_at: string
  created_by: string
}

type ActivityTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Its place under the document, from 1. */
  position: number
  at: string
  /** Null when the system did it. */
  person_id: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: JsonText<Schemas['FieldChange'][]>
  reason: string | null
}

type AttachmentsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  name: string
  media_type: string
  size: number
  /** Of its bytes, in hex; null of one that was kept before this was. */
  sha256: Defaulted<string | null>
  created_at: string
  created_by: string
}

/** Apart from `attachments`, so that a list reads no file. */
type AttachmentContentsTable = { attachment_id: string; content: Uint8Array }
