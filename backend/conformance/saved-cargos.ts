import { computeCheckDigit } from '@domain/timber'
import { vCargoWrite } from '@/shared/api/generated/validators'
import type { Role, Schemas } from '../call'
import { createEmptyFields } from '../records/field-table'
import { expectAnswer } from './answers'
import type { People } from './host'
import {
  allocate,
  createConfirmedDeal,
  getLineId,
  createUniqueBoard,
  createAllocation,
} from './saved-cover'
import type { Deal } from './saved-deals'
import { createReadySupply, sampleSupplyLine, type Supply } from './saved-supplies'

type CargoWrite = Schemas['CargoWrite']
type LoadWrite = Schemas['CargoLoadWrite']
export type Cargo = Schemas['Cargo']

let sampleCount = 0

/** Returns a container number that no other case uses. */
export function createContainerNumber(): string {
  sampleCount += 1
  const ten = `TBDU${String(sampleCount).padStart(6, '0')}`
  return `${ten}${computeCheckDigit(ten)}`
}

/** Returns the payload of a cargo that can be booked, without loads by default. */
export const sampleCargo = (change: Partial<CargoWrite> = {}): CargoWrite => ({
  ...createEmptyFields(vCargoWrite),
  kind: 'container',
  container_type: '40HC',
  carrier: 'Hapag-Lloyd',
  booking_number: crypto.randomUUID(),
  port_of_loading: 'LTKLJ',
  port_of_discharge: 'MACAS',
  etd: '2026-12-02',
  eta: '2026-12-16',
  currency: 'EUR',
  freight: '1850.00',
  documents: [],
  stowage: [],
  lines: [],
  ...change,
})

/** A truck of the same kind, which seals without a report. */
export const sampleTruck = (change: Partial<CargoWrite> = {}): CargoWrite =>
  sampleCargo({
    kind: 'truck',
    container_type: null,
    truck_plate: 'KLP 482',
    port_of_loading: null,
    port_of_discharge: null,
    ...change,
  })

export async function saveCargo(
  people: People,
  write: CargoWrite,
  role: Role = 'cargo_manager',
): Promise<Cargo> {
  return expectAnswer(await (await people.as(role)).post('/cargos/', write), 'createCargo')
}

export const putCargo = async (
  people: People,
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  write: CargoWrite,
): Promise<Response> =>
  (await people.as('cargo_manager')).put(`/cargos/${id}/`, write, { 'If-Match': `"${version}"` })

export const postCargoTransition = async (
  people: People,
  role: Role,
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  transition: object,
): Promise<Response> =>
  (await people.as(role)).post(`/cargos/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })

/** Makes these transitions in order. */
export async function advanceCargo(
  people: People,
  cargo: Cargo,
  ...statuses: Schemas['CargoStatus'][]
): Promise<Cargo> {
  let current = cargo
  for (const to of statuses)
    current = await expectAnswer(
      await postCargoTransition(people, 'cargo_manager', current, { to }),
      'transitionCargo',
    )
  return current
}

export const cancelCargo = async (people: People, cargo: Cargo): Promise<Cargo> =>
  expectAnswer(
    await postCargoTransition(people, 'cargo_manager', cargo, {
      to: 'canceled',
      reason: 'No ship',
    }),
    'transitionCargo',
  )

export const readCargo = async (people: People, { id }: Pick<Cargo, 'id'>): Promise<Cargo> =>
  expectAnswer(await (await people.as('cargo_manager')).get(`/cargos/${id}/`), 'getCargo')

/** Creates ready wood that is allocated to a confirmed deal: 38 m3 by default. */
export async function createReadyWood(
  people: People,
  {
    ready = '38',
    terms = {},
    wood = createUniqueBoard(),
    ...change
  }: {
    ready?: string
    /** Terms of the deal. */
    terms?: Parameters<typeof createConfirmedDeal>[2]
    wood?: Schemas['Specification']
  } & Parameters<typeof createReadySupply>[1] = {},
): Promise<{ deal: Deal; supply: Supply }> {
  const deal = await createConfirmedDeal(people, [wood], terms)
  const supply = await createReadySupply(
    people,
    { inspection_required: false, lines: [sampleSupplyLine({ specification: wood })], ...change },
    ready,
  )
  await expectAnswer(
    await allocate(people, createAllocation(supply, deal, ready)),
    'setAllocations',
  )
  return { deal, supply }
}

/** Returns a load of this many m3 of ready wood. */
export const createLoad = (
  { deal, supply }: { deal: Deal; supply: Supply },
  quantity: string,
  change: Partial<LoadWrite> = {},
): LoadWrite => ({
  id: crypto.randomUUID(),
  supply_line_id: getLineId(supply),
  deal_line_id: getLineId(deal),
  quantity,
  unit: 'm3',
  lot_ids: [],
  net_kg: null,
  gross_kg: null,
  drop: 1,
  ...change,
})

/** Returns a load of packs in the yard: the chosen ones, or all by default. */
export const createLoadOfLots = (
  { supply_line_id, deal_line_id, lots }: Schemas['LoadableWood'],
  chosen = lots,
): LoadWrite => ({
  id: crypto.randomUUID(),
  supply_line_id,
  deal_line_id,
  quantity: String(chosen.length),
  unit: 'pack',
  lot_ids: chosen.map(({ id }) => id),
  net_kg: null,
  gross_kg: null,
  drop: 1,
})
