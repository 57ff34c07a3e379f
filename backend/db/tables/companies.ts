import type { Defaulted, HeadColumns, PartnerColumns, Schemas } from './columns'

/** The portal's customers. */
export type CompaniesTables = {
  companies: CompaniesTable
  addresses: AddressesTable
}

/** How large a company is, which may decide on its prices. */
export type CompanySize = 'small' | 'medium' | 'large'

/** Whether a company of the portal may order: its data are being looked at, it may, or it may not any more. */
export type CompanyStatus = 'pending' | 'verified' | 'blocked'

type CompaniesTable = HeadColumns &
  PartnerColumns & {
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
