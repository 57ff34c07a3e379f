import type { Schemas } from '../call'
import { createPng } from '../papers/sample-images'

type ClientWrite = Schemas['ClientWrite']
type SawmillWrite = Schemas['SawmillWrite']
type ProductWrite = Schemas['ProductWrite']

let sampleCount = 0
/** Part of names, because several processes may create mills in one database. */
const processSuffix = crypto.randomUUID().slice(0, 8)

/** Returns a client with a unique name and codes. */
export function sampleClient(change: Partial<ClientWrite> = {}): ClientWrite {
  sampleCount += 1
  return {
    name: `Scierie d’Épinal ${sampleCount}`,
    country: 'FR',
    language: null,
    company_code: `CONF-${sampleCount}`,
    // The sample is in France; in another country its code would be refused.
    vat_code:
      change.country === undefined ? `FR4081234${String(sampleCount).padStart(4, '0')}` : null,
    address: '12 quai de la Scierie, 88000 Épinal',
    contacts: [
      {
        name: 'Claire Fontaine',
        email: 'achats@epinal.example',
        phone: '+33 3 29 00 00 00',
        role: 'Achats',
      },
    ],
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

/** Returns a sawmill with a unique name. */
export function sampleSawmill(change: Partial<SawmillWrite> = {}): SawmillWrite {
  sampleCount += 1
  return {
    name: `Wood of Võru ${processSuffix} ${sampleCount}`,
    country: 'EE',
    language: null,
    address: 'Pikk 34, 65604 Võru',
    coordinates: { latitude: 57.8486, longitude: 26.9931 },
    contacts: [
      { name: 'Toomas Kask', email: 'toomas@voru.example', phone: '+372 782 0000', role: 'Sales' },
    ],
    species: ['PNSY', 'PCAB'],
    profiles: ['sawn', 'planed'],
    capacity_m3_month: 7800,
    lead_time_weeks: 4,
    payment_terms: { kind: 'net_days', net_days: 14 },
    certificate: { scheme: 'fsc', code: 'NC-COC-003318', expires: '2031-06-30' },
    approval: 'approved',
    ...change,
  }
}

/** Returns a product with a unique name and size: each is a millimetre longer than the last one. */
export function sampleProduct(change: Partial<ProductWrite> = {}): ProductWrite {
  sampleCount += 1
  return {
    ...{
      name: `Larch sample ${sampleCount}`,
      status: 'active',
      wood: 'LADC',
      profile: 'sawn',
      quality: 'A/B',
      treatment: 'kiln_dried',
      treatment_color: null,
    },
    ...{
      color: null,
      thickness_mm: 33,
      width_mm: 111,
      length_mm: 7000 + sampleCount,
      lengths: null,
      diameter_mm: null,
      taper_mm_per_m: null,
      humidity_percent: 16,
    },
    ...{
      packaging: 'strapped',
      pcs_per_pack: 100,
      m3_per_pack: null,
      pack_width_mm: null,
      pack_height_mm: null,
      group: 'Samples',
      category: 'softwood_boards',
      certification: 'none',
    },
    ...{ hs_code: '4407.19', density_kg_m3: 590 },
    ...change,
  }
}

/** An image that papers can show. */
export const PNG = createPng({ width: 24, height: 24 })

/**
 * Returns a form with one file.
 * @param mimeType as the browser claims it
 */
export function createFileForm(
  content: Uint8Array<ArrayBuffer> | string,
  name: string,
  mimeType = 'image/png',
): FormData {
  const form = new FormData()
  form.append('file', new File([content], name, { type: mimeType }))
  return form
}
