import { canRecordPayments } from '@domain/rules/role-rules'
import { toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { Call, Handler, Schemas } from '../call'
import { listDeals } from '../deals/list-deals'
import { getDealScope } from '../deals/rules/permissions'
import { hasGlobalRole } from '../people/roles'
import { listOffers } from '../offers/queries'
import { listOrders } from '../orders/queries'
import { formatProductName } from '../products/format-product-name'
import { getPeriods, toDealList, toDealSearch } from './dashboard-query'
import { selectDeals } from '../deals/select-deals'
import { groupByStage, type Sums, findWork, listSetFilters } from './work'
import { OPEN_DEAL_STATUSES, UNCONFIRMED_DEAL_STATUSES } from '../statuses/deal-statuses'

type PortalWorkCall = Call<'getDealDashboard'>

const FILTERS = ['client_id', 'sale_manager_id', 'country', 'wood'] as const

/**
 * Limits to the portal companies of the requested clients. A client without a company finds none.
 */
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

/** Returns orders in the caller's scope that wait for approval or confirmation by staff. */
const findOrderWork = async (call: PortalWorkCall) =>
  findWork('orders', {
    list: {
      kind: 'orders' as const,
      search: {
        status: ['pending' as const, 'received' as const],
        ...(await findClientCompanies(call)),
        sort: 'delivery_week' as const,
      },
    },
    find: async (search) => listOrders({ ...call, query: { ...search, limit: 1 } }),
    toWorstCase: ({ id, number, company, delivery_week, m3 }) => ({
      id,
      number,
      partner: company.name,
      week: delivery_week,
      volume_m3: m3,
    }),
    ignored_filters: listSetFilters(call, FILTERS, ['client_id']),
  })

/** Returns unanswered offers in the caller's scope, the first to end first. */
const findOfferWork = async (call: PortalWorkCall) =>
  findWork('offers', {
    list: {
      kind: 'offers' as const,
      search: {
        status: ['open' as const],
        ...(await findClientCompanies(call)),
        sort: 'valid_until' as const,
      },
    },
    find: async (search) => listOffers({ ...call, query: { ...search, limit: 1 } }),
    toWorstCase: ({ id, product, company, valid_until, m3 }) => ({
      id,
      number: formatProductName(call.language, product),
      partner: company.name,
      day: valid_until,
      volume_m3: m3,
    }),
    ignored_filters: listSetFilters(call, FILTERS, ['client_id']),
  })

/** Returns deals with an overdue payment, the oldest debt first. */
const findUnpaidWork = async (call: PortalWorkCall) =>
  findWork('unpaid', {
    list: toDealList({ ...toDealSearch(call), overdue: 'only', sort: 'overdue_since' }),
    find: async (search) => listDeals({ ...call, query: { ...search, limit: 1 } }, null),
    toWorstCase: ({ id, number, client, overdue_since }) => ({
      id,
      number,
      partner: client.name,
      day: overdue_since,
    }),
  })

type Status = Schemas['DealStatus']

export const getDealDashboard: Handler<'getDealDashboard'> = async (call) => {
  const { person } = call
  getPeriods(call)
  const week = toWeek(getBusinessDay(call))
  const filters = toDealSearch(call)
  const seesAll = getDealScope(person.role) === 'all'
  const findDealWork = <Code extends Schemas['DealWork']['code']>(
    code: Code,
    search: Schemas['DealsSearch'],
  ) =>
    findWork(code, {
      list: toDealList({ ...filters, ...search }),
      find: async (search) => listDeals({ ...call, query: { ...search, limit: 1 } }, null),
      toWorstCase: toWorstDeal,
    })
  const work = await Promise.all([
    findDealWork('late', { late: 'only', sort: '-late_days' }),
    findDealWork('uncovered', { cover: 'short', sort: 'delivery_week_from' }),
    findDealWork('due', {
      status: ['confirmed', 'loading'],
      week_from: week,
      week_to: week,
      sort: 'delivery_week_from',
    }),
    ...(seesAll
      ? [
          findDealWork('unconfirmed', {
            status: ['order_confirmation'],
            sort: 'delivery_week_from',
          }),
        ]
      : []),
    ...(canRecordPayments(person) ? [findUnpaidWork(call)] : []),
    ...(hasGlobalRole(person) ? [findOrderWork(call), findOfferWork(call)] : []),
  ])
  const statuses = OPEN_DEAL_STATUSES.filter(
    (status) => seesAll || !UNCONFIRMED_DEAL_STATUSES.includes(status),
  )
  const sums: Sums<Status>[] = await selectDeals(call, { ...filters, status: [...statuses] }, [
    'status',
    'volume_l',
    'revenue_eur_cents',
  ])
    .select(({ fn }) => [
      'deals.status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('deals.volume_l').as('litres'),
      fn.sum<number | null>('deals.revenue_eur_cents').as('cents'),
      fn.count<number>('deals.revenue_eur_cents').as('in_euro'),
    ])
    .groupBy('deals.status')
    .execute()
  return { work, ...groupByStage(statuses, sums, (status) => toDealList({ ...filters, status })) }
}

const toWorstDeal = ({
  id,
  number,
  client,
  late_days,
  delivery_week_from,
  delivery_week_to,
  volume_m3,
}: Schemas['DealSummary']) => ({
  id,
  number,
  partner: client.name,
  late_days,
  week: delivery_week_to ?? delivery_week_from,
  volume_m3,
})
