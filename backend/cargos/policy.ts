import type { Actor } from '../people/roles'
import type { Role } from '../call'
import type { CargoField, CargoLoadWrite, CargoStatus, CargoWrite } from './schema'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { findCargoRow } from './queries'
import { createFieldTable, createLineTable } from '../documents/field-table'
import { createAmountLogger, join } from '../documents/terms'
import { trimDecimal } from '@domain/timber'
import { OPEN_CARGO_STATUSES, UNDEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/**
 * Roles that see and edit every cargo with its comments, files and history. Freight costs are
 * hidden from sales and the yard.
 */
export const CARGO_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

export const canWorkOnCargo = ({ role }: Pick<Actor, 'role'>): boolean => CARGO_ROLES.includes(role)

export const cargoPolicy: RecordPolicy<Row<'cargos'>> = {
  readerRoles: CARGO_ROLES,
  find: (db, _person, id) => findCargoRow(db, id),
  canAttach: canWorkOnCargo,
  commentRecipients: async ({ db, person }, cargo, commenters) => ({
    people: [
      ...(await findPeopleInRoles(db, ['cargo_manager'])),
      ...commenters.filter(canWorkOnCargo).map(({ id }) => id),
    ],
    key: 'cargo_commented',
    params: { number: cargo.number, person: person.name },
  }),
}

/** A cargo in its form for the change log, with the numbers of its documents and packs. */
export type LoggedCargo = Omit<CargoWrite, 'lines'> & { lines: LoggedLoad[] }
type LoggedLoad = CargoLoadWrite & {
  supply_number: string
  deal_number: string
  barcodes: string[]
  pack_numbers: string[]
  title: string
}

/** Everything is open until the carrier agrees. */
const PLANNED_STATUSES: readonly CargoStatus[] = ['planned']
/** Another container type has to be booked again, so it is fixed once loading begins. */
const UNLOADED_STATUSES: readonly CargoStatus[] = [...PLANNED_STATUSES, 'booked']
/** Statuses before sealing. */
const UNSEALED_STATUSES: readonly CargoStatus[] = [...UNLOADED_STATUSES, 'loading']

/**
 * Every field of a cargo, in the order of the change log. The terminal needs some fields before
 * departure; transit data and documents follow the wood.
 */
export const cargoFields = createFieldTable<CargoWrite, LoggedCargo, CargoStatus, CargoField>({
  fields: {
    kind: { openIn: PLANNED_STATUSES },
    container_type: { openIn: UNLOADED_STATUSES },
    container_number: { openIn: UNSEALED_STATUSES },
    seal_number: { openIn: UNDEPARTED_CARGO_STATUSES },
    tare_kg: { openIn: UNSEALED_STATUSES },
    max_gross_kg: { openIn: UNSEALED_STATUSES },
    truck_plate: { openIn: UNDEPARTED_CARGO_STATUSES },
    trailer_plate: { openIn: UNDEPARTED_CARGO_STATUSES },
    driver: { openIn: UNDEPARTED_CARGO_STATUSES },
    carrier: { openIn: UNLOADED_STATUSES },
    forwarder: { openIn: UNLOADED_STATUSES },
    booking_number: { openIn: UNDEPARTED_CARGO_STATUSES },
    bill_of_lading: { openIn: OPEN_CARGO_STATUSES },
    vessel: { openIn: OPEN_CARGO_STATUSES },
    voyage: { openIn: OPEN_CARGO_STATUSES },
    port_of_loading: { openIn: UNDEPARTED_CARGO_STATUSES },
    port_of_discharge: { openIn: OPEN_CARGO_STATUSES },
    cut_off: { openIn: UNDEPARTED_CARGO_STATUSES },
    etd: { openIn: UNDEPARTED_CARGO_STATUSES },
    eta: { openIn: OPEN_CARGO_STATUSES },
    atd: { openIn: OPEN_CARGO_STATUSES },
    ata: { openIn: OPEN_CARGO_STATUSES },
    vgm_kg: { openIn: UNDEPARTED_CARGO_STATUSES },
    vgm_method: { openIn: UNDEPARTED_CARGO_STATUSES },
    vgm_date: { openIn: UNDEPARTED_CARGO_STATUSES },
    currency: { openIn: PLANNED_STATUSES },
    exchange_rate: { openIn: PLANNED_STATUSES },
    freight: { openIn: PLANNED_STATUSES, formatLogged: createAmountLogger('freight') },
    actual_freight: {
      openIn: OPEN_CARGO_STATUSES,
      formatLogged: createAmountLogger('actual_freight'),
    },
    free_days: { openIn: OPEN_CARGO_STATUSES },
    documents: {
      openIn: OPEN_CARGO_STATUSES,
      formatLogged: ({ documents }) => documents.join(', ') || null,
    },
    // The log shows only the number of packs placed: positions have no readable form.
    stowage: {
      openIn: UNSEALED_STATUSES,
      toComparable: ({ stowage }) => stowage.map((pack) => ({ pack_id: null, ...pack })),
      formatLogged: ({ stowage }) => (stowage.length === 0 ? null : String(stowage.length)),
    },
    notes: { openIn: OPEN_CARGO_STATUSES },
  },
  lines: createLineTable<CargoLoadWrite, LoggedLoad, CargoStatus>({
    openIn: UNSEALED_STATUSES,
    title: (load) => join(load.title, trimDecimal(load.quantity), load.unit),
    fields: {
      supply_line_id: { formatLogged: ({ supply_number }) => supply_number },
      deal_line_id: { formatLogged: ({ deal_number }) => deal_number },
      quantity: {
        toComparable: ({ quantity }) => trimDecimal(quantity),
        formatLogged: ({ quantity }) => trimDecimal(quantity),
      },
      unit: {},
      lot_ids: { formatLogged: ({ barcodes }) => barcodes.join(', ') || null },
      pack_ids: {
        toComparable: ({ pack_ids = [] }) => pack_ids,
        formatLogged: ({ pack_numbers }) => pack_numbers.join(', ') || null,
      },
      net_kg: {},
      gross_kg: {},
      drop: {},
    },
  }),
})
