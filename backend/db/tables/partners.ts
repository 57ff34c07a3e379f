import type { Defaulted, JsonText, Schemas } from './columns'

/** Whom the trader sells to and buys from. */
export type PartnersTables = {
  clients: ClientsTable
  sawmills: SawmillsTable
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
