import type { Call } from '../call'
import { listOffers } from '../offers/list-offers'
import { listOrders } from '../orders/list-orders'
import { listSetFilters, findWork } from './work'

type PortalWorkCall = Call<'getDealDashboard'>

const FILTERS = ['client_id', 'sale_manager_id', 'country', 'wood'] as const

/** Narrows to the portal companies of the clients that are asked for. A client without one has no company of its own id, so it finds none. */
async function findClientCompanies({
  db,
  query: { client_id = [] },
}: PortalWorkCall): Promise<{ company_id?: string[] }> {
  if (client_id.length === 0) return {}
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'portal_company_id'])
    .where('id', 'in', client_id)
    .execute()
  const companies = new Map(clients.map(({ id, portal_company_id }) => [id, portal_company_id]))
  return { company_id: client_id.map((id) => companies.get(id) ?? id) }
}

/** Orders of companies in sight that somebody of the house has to approve or to confirm. */
export const findOrderWork = async (call: PortalWorkCall) =>
  findWork(
    'orders',
    {
      kind: 'orders' as const,
      search: {
        status: ['pending' as const, 'received' as const],
        ...(await findClientCompanies(call)),
        sort: 'delivery_week' as const,
      },
    },
    async (asked) => listOrders({ ...call, query: { ...asked, limit: 1 } }),
    ({ id, number, company, delivery_week, m3 }) => ({
      id,
      number,
      partner: company.name,
      week: delivery_week,
      volume_m3: m3,
    }),
    listSetFilters(call, FILTERS, ['client_id']),
  )

/** Offers to companies in sight that nobody has answered, the one that ends soonest first. */
export const findOfferWork = async (call: PortalWorkCall) =>
  findWork(
    'offers',
    {
      kind: 'offers' as const,
      search: {
        status: ['open' as const],
        ...(await findClientCompanies(call)),
        sort: 'valid_until' as const,
      },
    },
    async (asked) => listOffers({ ...call, query: { ...asked, limit: 1 } }),
    ({ id, product, company, valid_until, m3 }) => ({
      id,
      number: product.name,
      partner: company.name,
      day: valid_until,
      volume_m3: m3,
    }),
    listSetFilters(call, FILTERS, ['client_id']),
  )
