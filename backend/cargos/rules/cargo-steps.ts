import type { Role } from '../../call'
import { stepTable, type Step } from '../../documents/step-table'
import type { CargoNeed, CargoStatus } from '../contract'
import { needs, type NeedSubject } from './needs'
import { WORKERS, worksOnCargo } from './scope'

type CargoStep = Step<CargoStatus, CargoNeed['code']>
type NeedCode = CargoNeed['code']

/** What the carrier has agreed to; the freight and its rate stand from here on. */
const BOOKED: readonly NeedCode[] = [
  'container_type',
  'carrier',
  'booking_number',
  'port_of_loading',
  'port_of_discharge',
  'etd',
  'freight',
  'exchange_rate',
]
const LOADING: readonly NeedCode[] = ['load', 'load_open', 'load_ready', 'supply_inspected']
/** Its wood is asked for again: a deal may be canceled, and an inspection corrected, while it is being loaded. */
const SEALED: readonly NeedCode[] = [
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
/** No terminal takes a container without its mass (SOLAS VI/2). Its report is asked for again: it may have been corrected since it was sealed. */
const DEPARTED: readonly NeedCode[] = ['vgm', 'container_report', 'seal_differs']
const CLOSED: readonly NeedCode[] = ['document', 'actual_freight', 'report_open']

const WHO: readonly Role[] = WORKERS
const onward = (
  from: CargoStatus,
  to: CargoStatus,
  needs: readonly NeedCode[] = [],
): CargoStep => ({ from, to, who: WHO, needs, reason: false, forward: true })
const cancel = (from: CargoStatus): CargoStep => ({
  from,
  to: 'canceled',
  who: WHO,
  needs: [],
  reason: true,
  forward: false,
})

/** What must be known of a cargo to say which steps it may take. */
export type StepSubject = NeedSubject & { status: CargoStatus }

/** The steps of a cargo. */
export const cargoSteps = stepTable<CargoStatus, CargoNeed, StepSubject>({
  steps: [
    onward('planned', 'booked', BOOKED),
    onward('booked', 'loading', LOADING),
    onward('loading', 'sealed', SEALED),
    onward('sealed', 'in_transit', DEPARTED),
    onward('in_transit', 'arrived'),
    onward('arrived', 'delivered'),
    onward('delivered', 'closed', CLOSED),
    cancel('planned'),
    cancel('booked'),
    cancel('loading'),
  ],
  checks: needs,
  mayTake: worksOnCargo,
  overridable: ['supply_inspected', 'load_counted', 'document', 'report_open'],
})
