import type { NeedChecks } from '../../documents/state-machine'
import { findExchangeRateNeed } from '../../wood-lines/wood-needs'
import type { CargoDocument, CargoNeed, CargoWrite, Schemas } from '../contract'

/** The data of a load that the needs check. */
export type CheckedLoad = {
  litres: number
  /** The maximum that the load may hold now, in m3 and in litres. */
  max: { m3: string; litres: number }
  supplyNumber: string
  /** Number of the closed deal or supply that blocks the load; null if both are open. */
  closedDocument: string | null
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
export const cargoNeeds: NeedChecks<CargoNeed, CargoNeedSubject> = {
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
  container_report: ({ cargo, hasContainerReport }) =>
    cargo.kind === 'truck' || hasContainerReport ? [] : [{ code: 'container_report' }],
  seal_differs: ({ cargo, reportedSeal }) =>
    cargo.kind === 'truck' ||
    cargo.seal_number === null ||
    reportedSeal === null ||
    reportedSeal === cargo.seal_number
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
