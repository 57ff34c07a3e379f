import type { Row } from '../db/tables'
import type { RecordPolicy } from '../documents/record-policy'
import { findSupplyRow } from './find-supply'
import { canWorkOnSupplies, SUPPLY_ROLES } from './rules/permissions'

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
