import { vCargoWrite } from '@contract/validators'
import { createEmptyFields } from '../../records/field-table'
import type { Actor } from '../../people/roles'
import type { Role } from '../../call'
import type { CargoStatus, CargoWrite } from '../schema'
import type { CargoTransitionSubject } from './cargo-state-machine'

export const createActor = (role: Role): Actor => ({ id: role, role })

/** A container that meets every need up to closing. */
export const COMPLETE_CARGO: CargoWrite = {
  ...createEmptyFields(vCargoWrite),
  kind: 'container',
  container_type: '40HC',
  container_number: 'CSQU3054383',
  seal_number: 'ML-LT 0042117',
  carrier: 'Hapag-Lloyd',
  booking_number: '41280377',
  port_of_loading: 'LTKLJ',
  port_of_discharge: 'MACAS',
  cut_off: '2026-11-30',
  etd: '2026-12-02',
  eta: '2026-12-16',
  vgm_kg: 23_480,
  vgm_method: 'method_2',
  vgm_date: '2026-11-29',
  currency: 'EUR',
  freight: '1850.00',
  actual_freight: '1902.50',
  documents: [],
  stowage: [],
  lines: [],
}

/** `COMPLETE_CARGO` by truck. */
export const TRUCK_CARGO: CargoWrite = {
  ...COMPLETE_CARGO,
  kind: 'truck',
  container_type: null,
  container_number: null,
  cut_off: null,
  vgm_kg: null,
  vgm_method: null,
  vgm_date: null,
  truck_plate: 'KLP 482',
}

/** Creates the transition subject of a cargo with one load and no unmet need. */
export const createSubject = (
  status: CargoStatus,
  change: Partial<CargoTransitionSubject> = {},
): CargoTransitionSubject => ({
  status,
  cargo: COMPLETE_CARGO,
  loads: [
    {
      litres: 40_000,
      max: { m3: '40.000', litres: 40_000 },
      supplyNumber: 'S-2026-0001',
      closedDocument: null,
      rejectedPacks: [],
    },
  ],
  uninspected: [],
  hasContainerReport: true,
  reportedSeal: COMPLETE_CARGO.seal_number,
  miscounted: [],
  openReports: [],
  missingDocuments: [],
  ...change,
})
