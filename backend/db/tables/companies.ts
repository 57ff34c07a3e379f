import type { Defaulted, HeadColumns, PartnerColumns, PaymentColumns } from './columns'

export type CompaniesTables = {
  companies: CompaniesTable
  addresses: AddressesTable
}

/** Size of a company, which may decide its prices. */
export type CompanySize = 'small' | 'medium' | 'large'

/** Pending verification, allowed to order, or blocked. */
export type CompanyStatus = 'pending' | 'verified' | 'blocked'

type CompaniesTable = HeadColumns &
  PartnerColumns &
  PaymentColumns & {
    company_code: string | null
    vat_code: string | null
    address: string | null
    size: CompanySize
    status: CompanyStatus
    manager_id: string | null
    /** Hours for which a basket reserves its wood, 1 to 720. */
    basket_hours: number
    /** Percent of a truck that the company may reserve. */
    reservation_percent: Defaulted<number>
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
  /** Opening hours and notes for drivers. */
  note: string | null
  created_at: string
  /** A removed address stays for its orders. */
  removed_at: Defaulted<string | null>
}
