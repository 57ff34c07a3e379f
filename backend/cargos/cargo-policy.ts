import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { findCargoRow } from './find-cargo'
import { canWorkOnCargo, CARGO_ROLES } from './rules/permissions'

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
