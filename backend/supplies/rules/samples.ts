import type { Actor } from '../../people/actor'
import { BOARD } from '../../wood-lines/samples'
import type { Role, SupplyLineWrite, SupplyWrite } from '../contract'
import { lineFigures } from '../figures'
import type { Referred } from './check-supply'
import type { StepSubject } from './supply-steps'

export const LINE = '00000000-0000-4000-8000-000000000001'

export const person = (role: Role): Actor => ({ id: role, role })

/** 40 m3 at 248.00. */
export const WOOD: SupplyLineWrite = {
  id: LINE,
  product_id: null,
  specification: BOARD,
  quantity: '40.000',
  unit: 'm3',
  price: '248.00',
  price_unit: 'm3',
  certification: 'none',
  confirmed_quantity: null,
  ready_quantity: null,
}

/** A draft that lacks nothing. */
export const WHOLE: SupplyWrite = {
  sawmill_id: '00000000-0000-4000-8000-00000000000a',
  purchase_manager_id: '00000000-0000-4000-8000-00000000000b',
  currency: 'EUR',
  exchange_rate: null,
  payment_terms: { kind: 'net_days', net_days: 14 },
  incoterms: { rule: 'FCA', place: 'Võru' },
  loading_place: 'Pikk 34, Võru',
  ready_week: '2026-W50',
  deposit: null,
  inspection_required: false,
  certificate_claim: 'none',
  due_diligence_reference: null,
  verification_number: null,
  harvest_countries: ['EE', 'LV'],
  tolerance_percent: 10,
  notes: null,
  lines: [WOOD],
}

export const FOUND: Referred = {
  hasSawmill: true,
  purchaseManager: { role: 'purchase_manager' },
  products: new Map(),
  foreignLineIds: new Set(),
}

/** The same supply with another line. */
export const withLine = (change: Partial<SupplyLineWrite>): SupplyWrite => ({
  ...WHOLE,
  lines: [{ ...WOOD, ...change }],
})

/** A supply with what its lines come to. */
export const figured = (supply: SupplyWrite) => ({
  ...supply,
  lines: supply.lines.map((line) => ({
    ...line,
    ...lineFigures({ ...line, specification: line.specification ?? BOARD }, supply.currency),
  })),
})

type Sample = {
  status: StepSubject['status']
  supply: SupplyWrite
  approval: StepSubject['sawmill']['approval']
  allocated: StepSubject['allocated']
}

/** What a supply at an approved mill is judged by. */
export const subject = ({
  status = 'draft',
  supply = WHOLE,
  approval = 'approved',
  allocated = { litres: 0, deals: [], stocked: 0 },
}: Partial<Sample> = {}): StepSubject => ({
  status,
  supply: figured(supply),
  sawmill: { name: 'AS Võru Saeveski', approval },
  allocated,
})
