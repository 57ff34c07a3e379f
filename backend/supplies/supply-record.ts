import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { findSupplyRow } from './find-supply'
import { worksOnSupplies, WORKERS } from './rules/scope'

export const supplyRecord: RecordRules<Row<'supplies'>> = {
  readers: WORKERS,
  find: (db, _person, id) => findSupplyRow(db, id),
  mayAttach: worksOnSupplies,
  told: async ({ person }, supply, speakers) => ({
    people: [
      ...(supply.purchase_manager_id === null ? [] : [supply.purchase_manager_id]),
      ...speakers.filter(worksOnSupplies).map(({ id }) => id),
    ],
    key: 'supply_commented',
    params: { number: supply.number, sawmill: supply.sawmill_name, person: person.name },
  }),
}
