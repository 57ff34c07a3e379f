import type { Actor } from '../people/roles'
import type { Role } from '../call'
import type { SupplyField, SupplyLineWrite, SupplyStatus, SupplyWrite } from './schema'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../records/record-policy'
import { requireSupplyRow } from './queries'
import { trimDecimal } from '@domain/numbers'
import { createFieldTable, createLineTable } from '../records/field-table'
import {
  createAmountLogger,
  joinWords,
  formatLoggedIncoterms,
  formatLoggedPaymentTerms,
} from '../documents/terms'
import { formatWoodTitle, woodFields, type LoggedWood } from '../wood-lines/wood-fields'
import { OPEN_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/**
 * Roles that buy and ship: they see and edit every supply, with comments and files. Sale managers
 * must not see purchase prices.
 */
export const SUPPLY_ROLES: readonly Role[] = [
  'purchase_manager',
  'cargo_manager',
  'global_manager',
  'admin',
]

/** True if the role works on supplies. */
export const canWorkOnSupplies = ({ role }: Pick<Actor, 'role'>): boolean =>
  SUPPLY_ROLES.includes(role)

export const supplyPolicy: RecordPolicy<Row<'supplies'>> = {
  readerRoles: SUPPLY_ROLES,
  requireRecord: (db, _person, id) => requireSupplyRow(db, id),
  canAttach: canWorkOnSupplies,
  commentRecipients: async ({ person }, supply, commenters) => ({
    people: [
      ...(supply.purchase_manager_id === null ? [] : [supply.purchase_manager_id]),
      ...commenters.filter(canWorkOnSupplies).map(({ id }) => id),
    ],
    key: 'supply_commented',
    params: { number: supply.number, sawmill: supply.sawmill_name, person: person.name },
  }),
}

/** Logged values of a supply, with the names of its references. */
export type LoggedSupply = Omit<SupplyWrite, 'lines'> & {
  sawmill_name: string
  purchase_manager_name: string | null
  lines: LoggedSupplyLine[]
}
type LoggedSupplyLine = SupplyLineWrite & LoggedWood

/** Fields on the printed order: editable until it is sent, then changed by a revision alone. */
const DRAFT_STATUSES: readonly SupplyStatus[] = ['draft']
/** The mill's confirmation locks the exchange rate, which is not printed. */
const UNCONFIRMED_STATUSES: readonly SupplyStatus[] = [...DRAFT_STATUSES, 'ordered']

/** Every field of a supply, in the order of the log. Papers often arrive after the wood. */
export const supplyFields = createFieldTable<SupplyWrite, LoggedSupply, SupplyStatus, SupplyField>({
  fields: {
    sawmill_id: { editableIn: DRAFT_STATUSES, formatLogged: (supply) => supply.sawmill_name },
    purchase_manager_id: {
      editableIn: OPEN_SUPPLY_STATUSES,
      formatLogged: (supply) => supply.purchase_manager_name,
    },
    currency: { editableIn: DRAFT_STATUSES },
    exchange_rate: { editableIn: UNCONFIRMED_STATUSES },
    payment_terms: {
      editableIn: DRAFT_STATUSES,
      formatLogged: (supply) => formatLoggedPaymentTerms(supply.payment_terms),
    },
    incoterms: {
      editableIn: DRAFT_STATUSES,
      formatLogged: (supply) => formatLoggedIncoterms(supply.incoterms),
    },
    loading_place: { editableIn: DRAFT_STATUSES },
    ready_week: { editableIn: DRAFT_STATUSES },
    deposit: { editableIn: DRAFT_STATUSES, formatLogged: createAmountLogger('deposit') },
    inspection_required: { editableIn: DRAFT_STATUSES },
    certificate_claim: { editableIn: DRAFT_STATUSES },
    due_diligence_reference: { editableIn: OPEN_SUPPLY_STATUSES },
    verification_number: { editableIn: OPEN_SUPPLY_STATUSES },
    harvest_countries: {
      editableIn: OPEN_SUPPLY_STATUSES,
      formatLogged: (supply) => joinWords(...supply.harvest_countries) || null,
    },
    tolerance_percent: { editableIn: DRAFT_STATUSES },
    mill_notes: { editableIn: DRAFT_STATUSES },
    notes: { editableIn: OPEN_SUPPLY_STATUSES },
  },
  lines: createLineTable<SupplyLineWrite, LoggedSupplyLine, SupplyStatus>({
    editableIn: DRAFT_STATUSES,
    title: formatWoodTitle,
    fields: {
      ...woodFields,
      price: {
        editableIn: DRAFT_STATUSES,
        toComparable: ({ price }) => trimNumber(price),
        formatLogged: createAmountLogger('price'),
      },
      confirmed_quantity: {
        editableIn: ['ordered'],
        toComparable: (line) => trimNumber(line.confirmed_quantity),
        formatLogged: (line) => trimNumber(line.confirmed_quantity),
      },
      ready_quantity: {
        editableIn: ['confirmed', 'in_production', 'ready', 'loading', 'shipped'],
        toComparable: (line) => trimNumber(line.ready_quantity),
        formatLogged: (line) => trimNumber(line.ready_quantity),
      },
    },
  }),
})

/** The numbers 0.385 and 0.3850 are equal. */
const trimNumber = (number: string | null): string | null => number && trimDecimal(number)
