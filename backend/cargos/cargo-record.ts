import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { peopleInRoles } from '../notifications/notify'
import { findCargoRow } from './find-cargo'
import { worksOnCargo, WORKERS } from './rules/scope'

export const cargoRecord: RecordRules<Row<'cargos'>> = {
  readers: WORKERS,
  find: (db, _person, id) => findCargoRow(db, id),
  mayAttach: worksOnCargo,
  told: async ({ db, person }, cargo, speakers) => ({
    people: [
      ...(await peopleInRoles(db, ['cargo_manager'])),
      ...speakers.filter(worksOnCargo).map(({ id }) => id),
    ],
    key: 'cargo_commented',
    params: { number: cargo.number, person: person.name },
  }),
}
