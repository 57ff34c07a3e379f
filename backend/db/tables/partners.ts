import type { Defaulted, HeadColumns, JsonText, PartnerColumns, Schemas } from './columns'

/** Whom the trader sells to and buys from. */
export type PartnersTables = {
  clients: ClientsTable
  sawmills: SawmillsTable
}

type ClientsTable = HeadColumns &
  PartnerColumns & {
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
  }

type SawmillsTable = HeadColumns &
  PartnerColumns & {
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
  }
