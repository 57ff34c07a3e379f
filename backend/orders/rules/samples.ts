import type { Actor } from '../../people/roles'
import type { Role } from '../../call'
import type { OrderTransitionSubject } from './order-state-machine'

export const createActor = (role: Role): Actor => ({
  id: '5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01',
  role,
})

/** Creates a complete order with the given changes. */
export const createSubject = (
  change: Partial<OrderTransitionSubject> = {},
): OrderTransitionSubject => ({
  status: 'initial',
  incoterms: 'DAP',
  trucks: 1,
  hasAddress: true,
  hasWeek: true,
  truckLoad: { litres: 34_000, weightKg: 20_000 },
  repricedProducts: [],
  missingProducts: [],
  reservation: null,
  company: 'Bois du Rhône',
  blocked: null,
  client: {
    status: 'active',
    hasSaleManager: true,
    creditLimitEur: '50000.00',
    exposureEur: '10000.00',
  },
  total: '12000.00',
  hasDeparted: false,
  isInvoiced: false,
  ...change,
})
