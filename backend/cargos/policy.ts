import type { Actor } from '../people/roles'
import type { Role } from './contract'
import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { findCargoRow } from './queries'

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
