import { normalizeSeal } from '@domain/rules/seal-number'
import {
  type NeedChecks,
  createStateMachine,
  type StateTransition,
} from '../../documents/state-machine'
import { findExchangeRateNeed } from '../../wood-lines/check-wood-lines'
import type { CargoDocument, CargoNeed, CargoWrite, CargoStatus } from '../schema'
import type { Role, Schemas } from '../../call'
import { CARGO_ROLES, canWorkOnCargo } from '../policy'

/** The data of a load that the needs check. */
export type CheckedLoad = {
  litres: number
  /** The maximum that the load may hold now, in m3 and in litres. */
  max: { m3: string; litres: number }
  supplyNumber: string
  /** Number of the closed deal or supply that blocks the load; null if both are open. */
  closedDocument: string | null
  /** Numbers of named packs that their inspection rejected. */
  rejectedPacks: readonly string[]
}

/** The data that the needs of a cargo check. */
export type CargoNeedSubject = {
  cargo: Omit<CargoWrite, 'lines' | 'stowage'>
  loads: readonly CheckedLoad[]
  /** Numbers of supplies that need an inspection and have no approved report. */
  uninspected: readonly string[]
  /** True if an approved report found the container fit. */
  hasContainerReport: boolean
  /** Seal number in that report; null without a report or a reading. */
  reportedSeal: string | null
  /** Loads whose count in that report differs from the plan. */
  miscounted: readonly Schemas['CountNeed'][]
  /** Numbers of the container's reports that are not approved yet. */
  openReports: readonly string[]
  missingDocuments: readonly CargoDocument[]
}

type PlainField =
  | 'container_type'
  | 'container_number'
  | 'seal_number'
  | 'truck_plate'
  | 'carrier'
  | 'booking_number'
  | 'port_of_loading'
  | 'port_of_discharge'
  | 'etd'
  | 'freight'
  | 'actual_freight'

const requireField =
  (name: PlainField) =>
  ({ cargo }: CargoNeedSubject): CargoNeed[] =>
    cargo[name] === null ? [{ code: name, pointer: `/${name}` }] : []
/** Requires the field for one kind of cargo only. */
const requireFieldOfKind =
  (kind: CargoWrite['kind'], name: PlainField) =>
  (subject: CargoNeedSubject): CargoNeed[] =>
    subject.cargo.kind === kind ? requireField(name)(subject) : []

/** The check of each need. */
const cargoNeeds: NeedChecks<CargoNeed, CargoNeedSubject> = {
  container_type: requireFieldOfKind('container', 'container_type'),
  container_number: requireFieldOfKind('container', 'container_number'),
  seal_number: requireFieldOfKind('container', 'seal_number'),
  booking_number: requireFieldOfKind('container', 'booking_number'),
  port_of_loading: requireFieldOfKind('container', 'port_of_loading'),
  port_of_discharge: requireFieldOfKind('container', 'port_of_discharge'),
  truck_plate: requireFieldOfKind('truck', 'truck_plate'),
  carrier: requireField('carrier'),
  etd: requireField('etd'),
  freight: requireField('freight'),
  actual_freight: requireField('actual_freight'),
  exchange_rate: ({ cargo }) => findExchangeRateNeed(cargo),
  vgm: ({ cargo }) =>
    cargo.kind === 'truck'
      ? []
      : (['vgm_kg', 'vgm_method', 'vgm_date'] as const)
          .filter((name) => cargo[name] === null)
          .slice(0, 1)
          .map((name) => ({ code: 'vgm', pointer: `/${name}` })),
  load: ({ loads }) => (loads.length === 0 ? [{ code: 'load', pointer: '/lines' }] : []),
  load_open: ({ loads }) =>
    loads.flatMap(({ closedDocument }, i): CargoNeed[] =>
      closedDocument === null
        ? []
        : [{ code: 'load_open', pointer: `/lines/${i}`, params: { number: closedDocument } }],
    ),
  load_ready: ({ loads }) =>
    loads.flatMap(({ litres, max, supplyNumber }, i): CargoNeed[] =>
      litres > max.litres
        ? [
            {
              code: 'load_ready',
              pointer: `/lines/${i}/quantity`,
              params: { most: max.m3, supply: supplyNumber },
            },
          ]
        : [],
    ),
  supply_inspected: ({ uninspected }) =>
    uninspected.map((supply) => ({ code: 'supply_inspected', params: { supply } })),
  packs_accepted: ({ loads }) =>
    loads.flatMap(({ rejectedPacks }, i): CargoNeed[] =>
      rejectedPacks.length === 0
        ? []
        : [
            {
              code: 'packs_accepted',
              pointer: `/lines/${i}/quantity`,
              params: { packs: rejectedPacks.join(', ') },
            },
          ],
    ),
  container_report: ({ cargo, hasContainerReport }) =>
    cargo.kind === 'truck' || hasContainerReport ? [] : [{ code: 'container_report' }],
  seal_differs: ({ cargo, reportedSeal }) =>
    cargo.kind === 'truck' ||
    cargo.seal_number === null ||
    reportedSeal === null ||
    normalizeSeal(reportedSeal) === normalizeSeal(cargo.seal_number)
      ? []
      : [{ code: 'seal_differs', pointer: '/seal_number', params: { seal: reportedSeal } }],
  load_counted: ({ cargo, miscounted }) => (cargo.kind === 'truck' ? [] : [...miscounted]),
  report_open: ({ openReports }) =>
    openReports.map((number) => ({ code: 'report_open', params: { number } })),
  document: ({ missingDocuments }) =>
    missingDocuments.map((document) => ({
      code: 'document',
      pointer: '/documents',
      params: { document },
    })),
}

type CargoStateTransition = StateTransition<CargoStatus, CargoNeed['code']>
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
const LOADING_NEEDS: readonly NeedCode[] = [
  'load',
  'load_open',
  'load_ready',
  'supply_inspected',
  'packs_accepted',
]
/**
 * Repeats the checks of the wood: deals may be canceled and inspections corrected during loading.
 */
const SEALING_NEEDS: readonly NeedCode[] = [
  'load',
  'load_open',
  'load_ready',
  'packs_accepted',
  'container_number',
  'seal_number',
  'truck_plate',
  'container_report',
  'seal_differs',
  'load_counted',
]
/**
 * Terminals refuse a container without a verified mass (SOLAS VI/2). Deals and report are checked
 * again, because a deal may have been canceled and the report corrected after sealing.
 */
const DEPARTURE_NEEDS: readonly NeedCode[] = [
  'load_open',
  'vgm',
  'container_report',
  'seal_differs',
]
const CLOSING_NEEDS: readonly NeedCode[] = ['document', 'actual_freight', 'report_open']

const ALLOWED_ROLES: readonly Role[] = CARGO_ROLES
const forwardTransition = (
  from: CargoStatus,
  to: CargoStatus,
  needs: readonly NeedCode[] = [],
): CargoStateTransition => ({
  from,
  to,
  roles: ALLOWED_ROLES,
  needs,
  reasonRequired: false,
  forward: true,
})
const cancelTransition = (from: CargoStatus): CargoStateTransition => ({
  from,
  to: 'canceled',
  roles: ALLOWED_ROLES,
  needs: [],
  reasonRequired: true,
  forward: false,
})

export type CargoTransitionSubject = CargoNeedSubject & { status: CargoStatus }

export const cargoStateMachine = createStateMachine<CargoStatus, CargoNeed, CargoTransitionSubject>(
  {
    transitions: [
      forwardTransition('planned', 'booked', BOOKING_NEEDS),
      forwardTransition('booked', 'loading', LOADING_NEEDS),
      forwardTransition('loading', 'sealed', SEALING_NEEDS),
      forwardTransition('sealed', 'in_transit', DEPARTURE_NEEDS),
      forwardTransition('in_transit', 'arrived'),
      forwardTransition('arrived', 'delivered'),
      forwardTransition('delivered', 'closed', CLOSING_NEEDS),
      {
        from: 'sealed',
        to: 'loading',
        roles: ALLOWED_ROLES,
        needs: [],
        reasonRequired: true,
        forward: false,
      },
      cancelTransition('planned'),
      cancelTransition('booked'),
      cancelTransition('loading'),
    ],
    checks: cargoNeeds,
    canTake: canWorkOnCargo,
    overridable: ['supply_inspected', 'load_counted', 'document', 'report_open'],
  },
)
