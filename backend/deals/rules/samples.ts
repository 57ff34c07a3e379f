import { vDealWrite } from '@contract/validators'
import { createEmptyFields } from '../../records/field-table'
import { BOARD } from '../../wood-lines/samples'
import type { Role } from '../../call'
import type { DealWrite } from '../schema'
import type { Actor } from '../../people/roles'
import type { CheckedReferences } from './check-deal'
import type { DealTransitionSubject } from './deal-state-machine'

export const OWNER = '00000000-0000-4000-8000-00000000000a'
const CLIENT = '00000000-0000-4000-8000-00000000000c'
export const LINE = '00000000-0000-4000-8000-000000000001'

/** Creates an actor of the role; the sale manager is the deal's own. */
export const createActor = (role: Role): Actor => ({
  id: role === 'sale_manager' ? OWNER : role,
  role,
})
export const OTHER_SALE_MANAGER: Actor = {
  id: '00000000-0000-4000-8000-00000000000b',
  role: 'sale_manager',
}

/** A deal that meets every need. */
export const COMPLETE_DEAL: DealWrite = {
  ...createEmptyFields(vDealWrite),
  client_id: CLIENT,
  date: '2026-11-20',
  sale_manager_id: OWNER,
  incoterms: { rule: 'DAP', place: 'Lyon' },
  payment_terms: { kind: 'prepayment', net_days: null },
  currency: 'EUR',
  delivery_week_from: '2026-W50',
  transport: { kind: 'truck', count: null },
  tolerance_percent: 10,
  other_costs: [],
  charges: [],
  lines: [
    {
      id: LINE,
      product_id: null,
      specification: BOARD,
      quantity: '40.000',
      unit: 'm3',
      price: '312.00',
      planned_purchase_price: '248.00',
      price_unit: 'm3',
      certification: 'none',
      remark: null,
      discount: null,
    },
  ],
}

export const FOUND_REFERENCES: CheckedReferences = {
  hasClient: true,
  saleManager: { role: 'sale_manager' },
  products: new Map(),
  foreignLineIds: new Set(),
}

/** Creates the subject of a deal of 12,480.00, whose client has no debts and no limit. */
export const createSubject = (
  change: Partial<DealTransitionSubject> = {},
): DealTransitionSubject => ({
  status: 'draft',
  saleManagerId: OWNER,
  deal: COMPLETE_DEAL,
  credit: { amountEur: '12480.00', lastRate: null },
  uncertifiedLines: [],
  isPurchased: false,
  cargo: { hasDeparted: false, hasUndeparted: false },
  isInvoiced: false,
  client: { status: 'active', creditLimitEur: null, exposureEur: '0.00' },
  ...change,
})
