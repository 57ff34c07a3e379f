import type { Actor } from '../people/roles'
import type { Role } from './contract'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findSupplyRow } from './queries'

/**
 * Roles that buy and ship: they see and edit every supply, with comments and files. Sellers must
 * not see purchase prices.
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
  find: (db, _person, id) => findSupplyRow(db, id),
  canAttach: canWorkOnSupplies,
  commentRecipients: async ({ person }, supply, speakers) => ({
    people: [
      ...(supply.purchase_manager_id === null ? [] : [supply.purchase_manager_id]),
      ...speakers.filter(canWorkOnSupplies).map(({ id }) => id),
    ],
    key: 'supply_commented',
    params: { number: supply.number, sawmill: supply.sawmill_name, person: person.name },
  }),
}
