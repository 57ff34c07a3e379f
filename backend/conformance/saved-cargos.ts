import { containerCheckDigit } from '@/shared/lib/timber'
import { vCargoWrite } from '@/shared/api/generated/validators'
import type { Role, Schemas } from '../call'
import { emptyFields } from '../documents/empty-fields'
import { answerOf } from './answers'
import type { People } from './host'
import { allocate, dealOf, lineOf, ownBoard, part } from './saved-cover'
import type { Deal } from './saved-deals'
import { readySupply, sampleSupplyLine, type Supply } from './saved-supplies'

type CargoWrite = Schemas['CargoWrite']
type LoadWrite = Schemas['CargoLoadWrite']
export type Cargo = Schemas['Cargo']

let made = 0

/** A container number that no other case has. */
export function ownContainer(): string {
  made += 1
  const ten = `TBDU${String(made).padStart(6, '0')}`
  return `${ten}${containerCheckDigit(ten)}`
}

/** A cargo that lacks nothing to be booked; empty unless it is given loads. */
export const sampleCargo = (change: Partial<CargoWrite> = {}): CargoWrite => ({
  ...emptyFields(vCargoWrite),
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
  return answerOf(await (await people.as(role)).post('/cargos/', write), 'createCargo')
}

export const changeCargo = async (
  people: People,
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  write: CargoWrite,
): Promise<Response> =>
  (await people.as('cargo_manager')).put(`/cargos/${id}/`, write, { 'If-Match': `"${version}"` })

export const askCargo = async (
  people: People,
  role: Role,
  { id, version }: Pick<Cargo, 'id' | 'version'>,
  wish: object,
): Promise<Response> =>
  (await people.as(role)).post(`/cargos/${id}/transitions/`, wish, { 'If-Match': `"${version}"` })

/** Takes it along the usual way up to a status. */
export async function cargoTo(
  people: People,
  cargo: Cargo,
  ...way: Schemas['CargoStatus'][]
): Promise<Cargo> {
  let now = cargo
  for (const to of way)
    now = await answerOf(await askCargo(people, 'cargo_manager', now, { to }), 'transitionCargo')
  return now
}

/** Wood that lies ready, all of it allocated to a confirmed deal: 38 m3 unless it is said how much. */
export async function readyWood(
  people: People,
  { ready = '38', ...change }: { ready?: string } & Parameters<typeof readySupply>[1] = {},
): Promise<{ deal: Deal; supply: Supply }> {
  const wood = ownBoard()
  const deal = await dealOf(people, [wood])
  const supply = await readySupply(
    people,
    { inspection_required: false, lines: [sampleSupplyLine({ specification: wood })], ...change },
    ready,
  )
  await answerOf(await allocate(people, part(supply, deal, ready)), 'setAllocations')
  return { deal, supply }
}

/** So much of ready wood as a load. */
export const loadOf = (
  { deal, supply }: { deal: Deal; supply: Supply },
  quantity: string,
  change: Partial<LoadWrite> = {},
): LoadWrite => ({
  id: crypto.randomUUID(),
  supply_line_id: lineOf(supply),
  deal_line_id: lineOf(deal),
  quantity,
  unit: 'm3',
  lot_ids: [],
  net_kg: null,
  gross_kg: null,
  drop: 1,
  ...change,
})

/** Packs from the yard as a load: all that are there, unless some are chosen. */
export const packsFrom = (
  { supply_line_id, deal_line_id, lots }: Schemas['LoadableWood'],
  chosen = lots,
): LoadWrite => ({
  ...{
    id: crypto.randomUUID(),
    supply_line_id,
    deal_line_id,
    quantity: String(chosen.length),
    unit: 'pack',
  },
  ...{ lot_ids: chosen.map(({ id }) => id), net_kg: null, gross_kg: null, drop: 1 },
})
