import type { Actor } from '../people/roles'
import type { Role } from '../call'
import type { CargoField, CargoLoadWrite, CargoStatus, CargoWrite } from './schema'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../records/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { requireCargoRow } from './queries'
import { createFieldTable, createLineTable } from '../records/field-table'
import { createAmountLogger, joinWords } from '../documents/terms'
import { trimDecimal } from '@domain/numbers'
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
  requireRecord: (db, _person, id) => requireCargoRow(db, id),
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

/** Statuses before the carrier agrees, in which every field is open. */
const PLANNED_STATUSES: readonly CargoStatus[] = ['planned']
/** Statuses before loading. Once it begins, another container type cannot be booked. */
const UNLOADED_STATUSES: readonly CargoStatus[] = [...PLANNED_STATUSES, 'booked']
/** Statuses before sealing. */
const UNSEALED_STATUSES: readonly CargoStatus[] = [...UNLOADED_STATUSES, 'loading']
/** Statuses in which the arrival can be entered; the departure also once the cargo is sealed. */
const OPEN_DEPARTED_STATUSES: readonly CargoStatus[] = ['in_transit', 'arrived', 'delivered']
const OPEN_SEALED_STATUSES: readonly CargoStatus[] = ['sealed', ...OPEN_DEPARTED_STATUSES]

/**
 * Every field of a cargo, in the order of the change log. The terminal needs some fields before
 * departure; transit data and documents follow the wood.
 */
export const cargoFields = createFieldTable<CargoWrite, LoggedCargo, CargoStatus, CargoField>({
  fields: {
    kind: { editableIn: PLANNED_STATUSES },
    container_type: { editableIn: UNLOADED_STATUSES },
    container_number: { editableIn: UNSEALED_STATUSES },
    seal_number: { editableIn: UNDEPARTED_CARGO_STATUSES },
    tare_kg: { editableIn: UNSEALED_STATUSES },
    max_gross_kg: { editableIn: UNSEALED_STATUSES },
    truck_plate: { editableIn: UNDEPARTED_CARGO_STATUSES },
    trailer_plate: { editableIn: UNDEPARTED_CARGO_STATUSES },
    driver: { editableIn: UNDEPARTED_CARGO_STATUSES },
    carrier: { editableIn: UNLOADED_STATUSES },
    forwarder: { editableIn: UNLOADED_STATUSES },
    booking_number: { editableIn: UNDEPARTED_CARGO_STATUSES },
    bill_of_lading: { editableIn: OPEN_CARGO_STATUSES },
    vessel: { editableIn: OPEN_CARGO_STATUSES },
    voyage: { editableIn: OPEN_CARGO_STATUSES },
    port_of_loading: { editableIn: UNDEPARTED_CARGO_STATUSES },
    port_of_discharge: { editableIn: OPEN_CARGO_STATUSES },
    cut_off: { editableIn: UNDEPARTED_CARGO_STATUSES },
    etd: { editableIn: UNDEPARTED_CARGO_STATUSES },
    eta: { editableIn: OPEN_CARGO_STATUSES },
    atd: { editableIn: OPEN_SEALED_STATUSES },
    ata: { editableIn: OPEN_DEPARTED_STATUSES },
    vgm_kg: { editableIn: UNDEPARTED_CARGO_STATUSES },
    vgm_method: { editableIn: UNDEPARTED_CARGO_STATUSES },
    vgm_date: { editableIn: UNDEPARTED_CARGO_STATUSES },
    currency: { editableIn: PLANNED_STATUSES },
    exchange_rate: { editableIn: PLANNED_STATUSES },
    freight: { editableIn: PLANNED_STATUSES, formatLogged: createAmountLogger('freight') },
    actual_freight: {
      editableIn: OPEN_CARGO_STATUSES,
      formatLogged: createAmountLogger('actual_freight'),
    },
    free_days: { editableIn: OPEN_CARGO_STATUSES },
    documents: {
      editableIn: OPEN_CARGO_STATUSES,
      formatLogged: ({ documents }) => documents.join(', ') || null,
    },
    // The log shows only the number of packs placed: positions have no readable form.
    stowage: {
      editableIn: UNSEALED_STATUSES,
      toComparable: ({ stowage }) => stowage.map((pack) => ({ pack_id: null, ...pack })),
      formatLogged: ({ stowage }) => (stowage.length === 0 ? null : String(stowage.length)),
    },
    notes: { editableIn: OPEN_CARGO_STATUSES },
  },
  lines: createLineTable<CargoLoadWrite, LoggedLoad, CargoStatus>({
    editableIn: UNSEALED_STATUSES,
    title: (load) => joinWords(load.title, trimDecimal(load.quantity), load.unit),
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
