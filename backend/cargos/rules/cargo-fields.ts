import { fieldTable } from '../../documents/field-table'
import { lineTable } from '../../documents/line-table'
import { joined } from '../../documents/logged-terms'
import { trimDecimal } from '@/shared/lib/timber'
import type { CargoField, CargoLoadWrite, CargoStatus, CargoWrite } from '../contract'

/** A cargo as it is logged: its fields, with the names of what it carries. */
export type LoggedCargo = Omit<CargoWrite, 'lines'> & { lines: LoggedLoad[] }
export type LoggedLoad = CargoLoadWrite & {
  supply_number: string
  deal_number: string
  barcodes: string[]
  title: string
}

/** Until the carrier has agreed, everything is open. */
const PLANNED: readonly CargoStatus[] = ['planned']
/** Until loading begins: for another kind of container it would have to be agreed anew. */
const UNLOADED: readonly CargoStatus[] = [...PLANNED, 'booked']
/** Until its doors are shut. */
const UNSEALED: readonly CargoStatus[] = [...UNLOADED, 'loading']
/** What the terminal has to know. */
const UNDEPARTED: readonly CargoStatus[] = [...UNSEALED, 'sealed']
/** What changes on the way, and papers, which come after the wood. */
const OPEN: readonly CargoStatus[] = [...UNDEPARTED, 'in_transit', 'arrived', 'delivered']

/** Every field of a cargo, in the order in which the log tells what changed. */
export const cargoFields = fieldTable<CargoWrite, LoggedCargo, CargoStatus, CargoField>({
  fields: {
    kind: { open: PLANNED },
    container_type: { open: UNLOADED },
    container_number: { open: UNSEALED },
    seal_number: { open: UNDEPARTED },
    tare_kg: { open: UNSEALED },
    max_gross_kg: { open: UNSEALED },
    truck_plate: { open: UNDEPARTED },
    trailer_plate: { open: UNDEPARTED },
    driver: { open: UNDEPARTED },
    carrier: { open: UNLOADED },
    forwarder: { open: UNLOADED },
    booking_number: { open: UNDEPARTED },
    bill_of_lading: { open: OPEN },
    vessel: { open: OPEN },
    voyage: { open: OPEN },
    port_of_loading: { open: UNDEPARTED },
    port_of_discharge: { open: OPEN },
    cut_off: { open: UNDEPARTED },
    etd: { open: UNDEPARTED },
    eta: { open: OPEN },
    atd: { open: OPEN },
    ata: { open: OPEN },
    vgm_kg: { open: UNDEPARTED },
    vgm_method: { open: UNDEPARTED },
    vgm_date: { open: UNDEPARTED },
    currency: { open: PLANNED },
    exchange_rate: { open: PLANNED },
    freight: { open: PLANNED },
    actual_freight: { open: OPEN },
    free_days: { open: OPEN },
    documents: { open: OPEN, log: ({ documents }) => documents.join(', ') || null },
    // Where each pack stands is a drawing; that it was drawn anew is all that a history can tell.
    stowage: {
      open: UNSEALED,
      log: ({ stowage }) => (stowage.length === 0 ? null : String(stowage.length)),
    },
    notes: { open: OPEN },
  },
  lines: lineTable<CargoLoadWrite, LoggedLoad, CargoStatus>({
    open: UNSEALED,
    title: (load) => joined(load.title, trimDecimal(load.quantity), load.unit),
    fields: {
      supply_line_id: { log: ({ supply_number }) => supply_number },
      deal_line_id: { log: ({ deal_number }) => deal_number },
      quantity: {
        compared: ({ quantity }) => trimDecimal(quantity),
        log: ({ quantity }) => trimDecimal(quantity),
      },
      unit: {},
      lot_ids: { log: ({ barcodes }) => barcodes.join(', ') || null },
      net_kg: {},
      gross_kg: {},
      drop: {},
    },
  }),
})
