import { vSupplyWrite } from '@contract/validators'
import { createEmptyFields } from '../../records/field-table'
import type { Actor } from '../../people/roles'
import { BOARD } from '../../wood-lines/samples'
import type { Role } from '../../call'
import type { SupplyLineWrite, SupplyWrite } from '../schema'
import { computeSupplyLineAmounts } from '../supply-figures'
import type { SupplyReferences } from './check-supply'
import { NO_ALLOCATIONS } from '../../allocations/release-supply'
import type { SupplyTransitionSubject } from './supply-state-machine'

export const LINE = '00000000-0000-4000-8000-000000000001'

export const createActor = (role: Role): Actor => ({ id: role, role })

/** 40 m3 at 248.00. */
const WOOD: SupplyLineWrite = {
  id: LINE,
  product_id: null,
  specification: BOARD,
  quantity: '40.000',
  unit: 'm3',
  price: '248.00',
  price_unit: 'm3',
  certification: 'none',
  remark: null,
  confirmed_quantity: null,
  ready_quantity: null,
}

/** A complete draft. */
export const COMPLETE_SUPPLY: SupplyWrite = {
  ...createEmptyFields(vSupplyWrite),
  sawmill_id: '00000000-0000-4000-8000-00000000000a',
  purchase_manager_id: '00000000-0000-4000-8000-00000000000b',
  currency: 'EUR',
  payment_terms: { kind: 'net_days', net_days: 14 },
  incoterms: { rule: 'FCA', place: 'Võru' },
  loading_place: 'Pikk 34, Võru',
  ready_week: '2026-W50',
  inspection_required: false,
  certificate_claim: 'none',
  harvest_countries: ['EE', 'LV'],
  tolerance_percent: 10,
  lines: [WOOD],
}

export const FOUND_REFERENCES: SupplyReferences = {
  hasSawmill: true,
  purchaseManager: { role: 'purchase_manager' },
  products: new Map(),
  foreignLineIds: new Set(),
}

/** Returns the complete supply with a changed line. */
export const createSupplyWithLine = (change: Partial<SupplyLineWrite>): SupplyWrite => ({
  ...COMPLETE_SUPPLY,
  lines: [{ ...WOOD, ...change }],
})

/** Returns a supply with the figures of its lines. */
export const addFigures = (supply: SupplyWrite) => ({
  ...supply,
  lines: supply.lines.map((line) => ({
    ...line,
    ...computeSupplyLineAmounts(
      { ...line, specification: line.specification ?? BOARD },
      supply.currency,
    ),
  })),
})

type Sample = {
  status: SupplyTransitionSubject['status']
  supply: SupplyWrite
  approval: SupplyTransitionSubject['sawmill']['approval']
  allocated: SupplyTransitionSubject['allocated']
  openReports: SupplyTransitionSubject['openReports']
  agreedRelease: SupplyTransitionSubject['agreedRelease']
}

/** Creates the data of a supply at an approved mill. */
export const createSubject = ({
  status = 'draft',
  supply = COMPLETE_SUPPLY,
  approval = 'approved',
  allocated = NO_ALLOCATIONS,
  openReports = [],
  agreedRelease = null,
}: Partial<Sample> = {}): SupplyTransitionSubject => ({
  status,
  supply: addFigures(supply),
  sawmill: { name: 'AS Võru Saeveski', approval },
  allocated,
  openReports,
  agreedRelease,
})
