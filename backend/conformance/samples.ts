import type { components } from '@/shared/api/generated/schema'

type ClientWrite = components['schemas']['ClientWrite']

let made = 0

/** A client that no other sample clashes with. */
export function sampleClient(change: Partial<ClientWrite> = {}): ClientWrite {
  made += 1
  return {
    name: `Scierie d’Épinal ${made}`,
    country: 'FR',
    company_code: `CONF-${made}`,
    // The sample's own country is France; elsewhere the code would be another's.
    vat_code: change.country === undefined ? `FR4081234${String(made).padStart(4, '0')}` : null,
    address: '12 quai de la Scierie, 88000 Épinal',
    contacts: [{ name: 'Claire Fontaine', email: 'achats@epinal.example', phone: '+33 3 29 00 00 00', role: 'Achats' }],
    currency: 'EUR',
    payment_terms: { kind: 'net_days', net_days: 30 },
    default_incoterms: { rule: 'DAP', place: 'Épinal' },
    default_destination: 'Épinal',
    credit_limit_eur: '150000.00',
    sale_manager_id: null,
    required_certification: 'pefc_certified',
    tolerance_percent: 10,
    status: 'active',
    ...change,
  }
}
