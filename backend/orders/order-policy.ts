import { findBuyerIds, findAccountManagerIds } from '../baskets/company-people'
import { canSeeCompany } from '../companies/company-permissions'
import type { RecordPolicy } from '../documents/record-policy'
import { findOrder, type StoredOrder } from './find-order'

export const orderPolicy: RecordPolicy<StoredOrder> = {
  readerRoles: ['client', 'manager', 'country_manager', 'global_manager', 'admin'],
  find: findOrder,
  canSee: (actor, { company }) => canSeeCompany(actor, company),
  // Both may attach files: the buyer a drawing, staff an invoice.
  canAttach: () => true,
  commentRecipients: async ({ db, person }, { order, company }, speakers) => ({
    people: [
      ...(await findBuyerIds(db, company.id)),
      ...(await findAccountManagerIds(db, company)),
      ...speakers.filter(({ role }) => role !== 'client').map(({ id }) => id),
    ],
    key: 'order_commented',
    params: { number: order.number, company: company.name, person: person.name },
  }),
}
