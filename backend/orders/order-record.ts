import { buyersOf, serversOf } from '../baskets/company-people'
import { seesCompany } from '../companies/company-scope'
import type { RecordRules } from '../documents/record-rules'
import { findOrder, type OrderRecord } from './find-order'

export const orderRecord: RecordRules<OrderRecord> = {
  readers: ['client', 'manager', 'country_manager', 'global_manager', 'admin'],
  find: findOrder,
  sees: (actor, { company }) => seesCompany(actor, company),
  // Whoever sees it may: the buyer's drawing, the house's invoice.
  mayAttach: () => true,
  told: async ({ db, person }, { order, company }, speakers) => ({
    people: [
      ...(await buyersOf(db, company.id)),
      ...(await serversOf(db, company)),
      ...speakers.filter(({ role }) => role !== 'client').map(({ id }) => id),
    ],
    key: 'order_commented',
    params: { number: order.number, company: company.name, person: person.name },
  }),
}
