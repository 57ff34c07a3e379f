import type { Role } from '../../call'
import { createStateMachine, type StateTransition } from '../../documents/state-machine'
import type { CargoNeed, CargoStatus } from '../contract'
import { cargoNeeds, type CargoNeedSubject } from './cargo-needs'
import { CARGO_ROLES, canWorkOnCargo } from './permissions'

type CargoStep = StateTransition<CargoStatus, CargoNeed['code']>
type NeedCode = CargoNeed['code']

/** Terms agreed with the carrier. The freight and its rate are fixed after booking. */
const BOOKING_NEEDS: readonly NeedCode[] = [
  'container_type',
  'carrier',
  'booking_number',
  'port_of_loading',
  'port_of_discharge',
  'etd',
  'freight',
  'exchange_rate',
]
const LOADING_NEEDS: readonly NeedCode[] = ['load', 'load_open', 'load_ready', 'supply_inspected']
/**
 * Repeats the checks of the wood: deals may be canceled and inspections corrected during loading.
 */
const SEALING_NEEDS: readonly NeedCode[] = [
  'load',
  'load_open',
  'load_ready',
  'container_number',
  'seal_number',
  'truck_plate',
  'container_report',
  'seal_differs',
  'load_counted',
]
/**
 * Terminals refuse a container without a verified mass (SOLAS VI/2). The report is checked again,
 * because it may have been corrected after sealing.
 */
const DEPARTURE_NEEDS: readonly NeedCode[] = ['vgm', 'container_report', 'seal_differs']
const CLOSING_NEEDS: readonly NeedCode[] = ['document', 'actual_freight', 'report_open']

const ALLOWED_ROLES: readonly Role[] = CARGO_ROLES
const forwardStep = (
  from: CargoStatus,
  to: CargoStatus,
  needs: readonly NeedCode[] = [],
): CargoStep => ({ from, to, roles: ALLOWED_ROLES, needs, reasonRequired: false, forward: true })
const cancelStep = (from: CargoStatus): CargoStep => ({
  from,
  to: 'canceled',
  roles: ALLOWED_ROLES,
  needs: [],
  reasonRequired: true,
  forward: false,
})

export type CargoStepSubject = CargoNeedSubject & { status: CargoStatus }

export const cargoStateMachine = createStateMachine<CargoStatus, CargoNeed, CargoStepSubject>({
  steps: [
    forwardStep('planned', 'booked', BOOKING_NEEDS),
    forwardStep('booked', 'loading', LOADING_NEEDS),
    forwardStep('loading', 'sealed', SEALING_NEEDS),
    forwardStep('sealed', 'in_transit', DEPARTURE_NEEDS),
    forwardStep('in_transit', 'arrived'),
    forwardStep('arrived', 'delivered'),
    forwardStep('delivered', 'closed', CLOSING_NEEDS),
    cancelStep('planned'),
    cancelStep('booked'),
    cancelStep('loading'),
  ],
  checks: cargoNeeds,
  canTake: canWorkOnCargo,
  overridable: ['supply_inspected', 'load_counted', 'document', 'report_open'],
})
