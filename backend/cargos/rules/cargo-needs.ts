import type { NeedChecks } from '../../documents/state-machine'
import { findExchangeRateNeed } from '../../wood-lines/wood-needs'
import type { CargoDocument, CargoNeed, CargoWrite, Schemas } from '../contract'

/** A load as its steps are judged. */
export type CheckedLoad = {
  litres: number
  /** The most that it may be by now, m3 and in litres. */
  max: { m3: string; litres: number }
  supplyNumber: string
  /** The number of the deal or the supply that is not loaded for, or from; null where both are. */
  closedDocument: string | null
}

/** What the needs of a step are judged by. */
export type CargoNeedSubject = {
  cargo: Omit<CargoWrite, 'lines' | 'stowage'>
  loads: readonly CheckedLoad[]
  /** Numbers of supplies that ask for an inspection and have no report that is approved. */
  uninspected: readonly string[]
  /** Whether an inspection report of the container is approved, that found it fit. */
  hasContainerReport: boolean
  /** The seal that this report read; null where it read none, or there is no such report. */
  reportedSeal: string | null
  /** What that report counted otherwise. */
  miscounted: readonly Schemas['CountNeed'][]
  /** Numbers of reports of the container that nobody has approved yet. */
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
/** The same where it goes by container, or by truck. */
const requireFieldOfKind =
  (kind: CargoWrite['kind'], name: PlainField) =>
  (subject: CargoNeedSubject): CargoNeed[] =>
    subject.cargo.kind === kind ? requireField(name)(subject) : []

/** What each step of a cargo may lack. */
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
