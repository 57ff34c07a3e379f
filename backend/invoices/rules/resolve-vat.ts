import type { Schemas } from '../../call'
import { STANDARD_VAT_RATES } from './standard-vat-rates'

/** A supply of goods: the parties, and the country to which the goods are transported. */
export type VatSupply = {
  seller_country: string
  destination_country: string
  /** Normalized VAT code of the client; null without one. */
  client_vat_code: string | null
  /** National law of a domestic reverse charge; null where the seller charges the VAT. */
  reverse_charge_law: string | null
}

/** The VAT of a supply; the rate in per cent is null if the seller's country has no known one. */
export type Vat = {
  rule: Schemas['VatRule']
  rate: string | null
  /** The law that an invoice must name; null for the other rules. */
  law: string | null
}

const isMemberState = (country: string): boolean => STANDARD_VAT_RATES.has(country)

/**
 * Returns the VAT of a supply of goods. Goods that stay in the seller's country, or go to a client
 * in another member state without a VAT code of another member state, bear the seller's standard
 * rate, except for a business in its own country where national law reverses the charge. Source:
 * Directive 2006/112/EC, articles 33, 138, 146 and 395.
 */
export function resolveVat(supply: VatSupply): Vat {
  const { seller_country, destination_country } = supply
  const homeVat: Vat = {
    rule: 'home',
    rate: STANDARD_VAT_RATES.get(seller_country) ?? null,
    law: null,
  }
  if (!isMemberState(seller_country)) return homeVat
  if (destination_country === seller_country)
    return supply.reverse_charge_law && findIssuer(supply) === seller_country
      ? { rule: 'reverse_charge', rate: '0.00', law: supply.reverse_charge_law }
      : homeVat
  const isInUnion = isMemberState(destination_country) || isNorthernIreland(supply)
  if (!isInUnion) return { rule: 'export', rate: '0.00', law: null }
  return hasForeignVatCode(supply) ? { rule: 'intra_community', rate: '0.00', law: null } : homeVat
}

/** Returns the country, or XI, that issued the client's VAT code; '' without one. */
function findIssuer({ client_vat_code }: VatSupply): string {
  const prefix = client_vat_code?.slice(0, 2) ?? ''
  return prefix === 'EL' ? 'GR' : prefix
}

/** True if another member state than the seller's issued the VAT code. */
function hasForeignVatCode(supply: VatSupply): boolean {
  const issuer = findIssuer(supply)
  return (isMemberState(issuer) || issuer === 'XI') && issuer !== supply.seller_country
}

/** Goods to Northern Ireland are in the union (Windsor Framework, article 8); its codes have XI. */
const isNorthernIreland = ({ destination_country, client_vat_code }: VatSupply): boolean =>
  destination_country === 'GB' && client_vat_code?.startsWith('XI') === true
