import type { components } from '@/shared/api/generated/schema'
import { STANDARD_VAT_RATES } from './standard-vat-rates'

/** A supply of goods: the parties, and the country to which the goods are transported. */
export type VatSupply = {
  seller_country: string
  destination_country: string
  /** Normalized VAT code of the client; null without one. */
  client_vat_code: string | null
}

/** The VAT of a supply; the rate in per cent is null if the seller's country has no known one. */
export type Vat = { rule: components['schemas']['VatRule']; rate: string | null }

const isMemberState = (country: string): boolean => STANDARD_VAT_RATES.has(country)

/**
 * Returns the VAT of a supply of goods. Goods that stay in the seller's country, or go to a client
 * in another member state without a VAT code of another member state, bear the seller's standard
 * rate. Source: Directive 2006/112/EC, articles 33, 138 and 146.
 */
export function resolveVat(supply: VatSupply): Vat {
  const { seller_country, destination_country } = supply
  const homeVat: Vat = { rule: 'home', rate: STANDARD_VAT_RATES.get(seller_country) ?? null }
  if (destination_country === seller_country || !isMemberState(seller_country)) return homeVat
  const isInUnion = isMemberState(destination_country) || isNorthernIreland(supply)
  if (!isInUnion) return { rule: 'export', rate: '0.00' }
  return hasForeignVatCode(supply) ? { rule: 'intra_community', rate: '0.00' } : homeVat
}

/** True if another member state than the seller's issued the VAT code. */
function hasForeignVatCode({ seller_country, client_vat_code }: VatSupply): boolean {
  const prefix = client_vat_code?.slice(0, 2) ?? ''
  const country = prefix === 'EL' ? 'GR' : prefix
  return (isMemberState(country) || prefix === 'XI') && country !== seller_country
}

/** Goods to Northern Ireland are in the union (Windsor Framework, article 8); its codes have XI. */
const isNorthernIreland = ({ destination_country, client_vat_code }: VatSupply): boolean =>
  destination_country === 'GB' && client_vat_code?.startsWith('XI') === true
