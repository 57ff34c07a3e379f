import type { DealWrite, Role, Specification } from '../contract'
import type { Actor } from './actor'
import type { Referred } from './check-deal'
import type { StepSubject } from './transitions'

export const OWNER = '00000000-0000-4000-8000-00000000000a'
export const CLIENT = '00000000-0000-4000-8000-00000000000c'
export const LINE = '00000000-0000-4000-8000-000000000001'

/** Somebody in a role; the sale manager is the deal's own. */
export const person = (role: Role): Actor => ({ id: role === 'sale_manager' ? OWNER : role, role })
export const otherSeller: Actor = { id: '00000000-0000-4000-8000-00000000000b', role: 'sale_manager' }

export const BOARD: Specification = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'SF',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4500,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'foil',
  pcs_per_pack: 72,
  m3_per_pack: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}

/** A deal that lacks nothing. */
export const WHOLE: DealWrite = {
  client_id: CLIENT,
  date: '2026-11-20',
  sale_manager_id: OWNER,
  customer_reference: null,
  incoterms: { rule: 'DAP', place: 'Lyon' },
  payment_terms: { kind: 'prepayment', net_days: null },
  currency: 'EUR',
  exchange_rate: null,
  delivery_week_from: '2026-W50',
  delivery_week_to: null,
  transport: { kind: 'truck', count: null },
  destination: null,
  port_of_discharge: null,
  tolerance_percent: 10,
  commission: null,
  planned_freight: null,
  other_costs: [],
  notes: null,
  lines: [
    {
      id: LINE,
      product_id: null,
      specification: BOARD,
      quantity: '40.000',
      unit: 'm3',
      price: '312.00',
      planned_purchase_price: '248.00',
      certification: 'none',
    },
  ],
}

export const FOUND: Referred = {
  hasClient: true,
  saleManager: { role: 'sale_manager' },
  products: new Map(),
  foreignLineIds: new Set(),
}

/** A deal of 12,480.00 for a client without debts or limit. */
export const subject = (change: Partial<StepSubject> = {}): StepSubject => ({
  status: 'draft',
  saleManagerId: OWNER,
  deal: WHOLE,
  revenueEur: '12480.00',
  isPurchased: false,
  client: { status: 'active', creditLimitEur: null, exposureEur: '0.00' },
  ...change,
})
