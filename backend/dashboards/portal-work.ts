import type { Call } from '../call'
import { listOffers } from '../offers/list-offers'
import { listOrders } from '../orders/list-orders'
import { workOf } from './work'

/** Orders of companies in sight that somebody of the house has to approve or to confirm. */
export const ordersOf = async (call: Call<'getDealDashboard'>) =>
  workOf(
    'orders',
    { kind: 'orders' as const, search: { status: ['pending' as const, 'received' as const], sort: 'delivery_week' as const } },
    async (asked) => listOrders({ ...call, query: { ...asked, limit: 1 } }),
    ({ id, number, company, delivery_week, m3 }) => ({ id, number, partner: company.name, week: delivery_week, volume_m3: m3 }),
  )

/** Offers to companies in sight that nobody has answered, the one that ends soonest first. */
export const offersOf = async (call: Call<'getDealDashboard'>) =>
  workOf(
    'offers',
    { kind: 'offers' as const, search: { status: ['open' as const], sort: 'valid_until' as const } },
    async (asked) => listOffers({ ...call, query: { ...asked, limit: 1 } }),
    ({ id, product, company, valid_until, m3 }) => ({ id, number: product.name, partner: company.name, day: valid_until, volume_m3: m3 }),
  )
