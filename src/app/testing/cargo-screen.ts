import {
  createCargo,
  loadableWoodQueryOptions,
  transitionCargo,
  type Cargo,
  type CargoStatus,
  type CargoWrite,
  type LoadableWood,
} from '@/entities/cargo'
import { createQueryClient } from '../query-client'

/** Returns all wood that can be loaded now, independent of the user. */
export const findReadyWood = async (): Promise<readonly LoadableWood[]> =>
  (await createQueryClient().query(loadableWoodQueryOptions(null))).items

/** Returns ready wood in whole packs: all that one supply line has for a deal. */
export async function findReadyPacks(
  minPacks = 3,
): Promise<LoadableWood & { readonly packs: number }> {
  const readyWood = (await findReadyWood()).find(
    ({ most, awaits_inspection, wood }) =>
      Number(most.packs) >= minPacks &&
      !awaits_inspection &&
      (wood.specification.length_mm ?? 9999) < 6000,
  )
  if (!readyWood) throw new Error('No wood is ready')
  return { ...readyWood, packs: Math.floor(Number(readyWood.most.packs)) }
}

/** Returns cargo items for the given wood, in packs. */
export const getPackInputs = (
  { supply_line_id, deal_line_id, lots }: LoadableWood,
  packs: number,
): CargoWrite['lines'][number] => ({
  id: crypto.randomUUID(),
  supply_line_id,
  deal_line_id,
  quantity: String(packs),
  unit: 'pack',
  lot_ids: lots.slice(0, packs).map((lot) => lot.id),
  net_kg: null,
  gross_kg: null,
  drop: 1,
})

const emptyCargo = {
  container_type: null,
  container_number: null,
  seal_number: null,
  tare_kg: null,
  max_gross_kg: null,
  truck_plate: null,
  trailer_plate: null,
  driver: null,
  carrier: null,
  forwarder: null,
  booking_number: null,
  bill_of_lading: null,
  vessel: null,
  voyage: null,
  port_of_loading: null,
  port_of_discharge: null,
  cut_off: null,
  etd: null,
  eta: null,
  atd: null,
  ata: null,
  vgm_kg: null,
  vgm_method: null,
  vgm_date: null,
  exchange_rate: null,
  freight: null,
  actual_freight: null,
  free_days: null,
  notes: null,
} as const

/** Creates a container, or with `kind` a truck, that is complete enough to be booked. */
export function createSavedCargo(change: Partial<CargoWrite> = {}): Promise<Cargo> {
  const ways = { port_of_loading: 'LTKLJ', port_of_discharge: 'MACAS' }
  const unit =
    change.kind === 'truck'
      ? { truck_plate: 'KLP 482' }
      : { container_type: '40HC' as const, ...ways }
  const cargo: CargoWrite = {
    ...emptyCargo,
    kind: 'container',
    ...unit,
    carrier: 'Hapag-Lloyd',
    booking_number: '41280377',
    etd: '2026-12-02',
    eta: '2026-12-16',
    currency: 'EUR',
    freight: '1850.00',
    documents: [],
    stowage: [],
    lines: [],
    ...change,
  }
  return createCargo(cargo, crypto.randomUUID())
}

/** Creates a cargo and moves it through the workflow to a status. */
export async function createCargoInStatus(
  cargo: Cargo,
  ...statuses: readonly CargoStatus[]
): Promise<Cargo> {
  let now = cargo
  for (const to of statuses)
    now = await transitionCargo(now, { to, override: false }, crypto.randomUUID())
  return now
}
