import { toWeek } from '@/shared/lib/timber'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterDeals } from '../deals/deal-filters'
import { listDeals } from '../deals/list-deals'
import { getDealScope } from '../deals/rules/permissions'
import { hasGlobalRole } from '../people/roles'
import { toDealList, toDealSearch, getPeriods } from './board-query'
import { groupByStage, type Sums } from './stages'
import { findOfferWork, findOrderWork } from './portal-work'
import { findWork } from './work'

type Status = Schemas['DealStatus']

const UNCONFIRMED_STATUSES: readonly Status[] = ['draft', 'order_confirmation']
const OPEN_STATUSES: readonly Status[] = [
  ...UNCONFIRMED_STATUSES,
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]

export const getDealDashboard: Handler<'getDealDashboard'> = async (call) => {
  const { db, person } = call
  getPeriods(call)
  const today = getBusinessDay(call)
  const week = toWeek(today)
  const own = toDealSearch(call)
  const seesAll = getDealScope(person.role) === 'all'
  const waiting = <Code extends Schemas['DealWork']['code']>(
    code: Code,
    search: Schemas['DealsSearch'],
  ) =>
    findWork(
      code,
      toDealList({ ...own, ...search }),
      async (asked) => listDeals({ ...call, query: { ...asked, limit: 1 } }),
      toWorstDeal,
    )
  const work = await Promise.all([
    waiting('late', { late: 'only', sort: '-late_days' }),
    waiting('uncovered', { cover: 'short', sort: 'delivery_week_from' }),
    waiting('due', {
      status: ['confirmed', 'loading'],
      week_from: week,
      week_to: week,
      sort: 'delivery_week_from',
    }),
    ...(seesAll
      ? [waiting('unconfirmed', { status: ['order_confirmation'], sort: 'delivery_week_from' })]
      : []),
    ...(hasGlobalRole(person) ? [findOrderWork(call), findOfferWork(call)] : []),
  ])
  const statuses = OPEN_STATUSES.filter(
    (status) => seesAll || !UNCONFIRMED_STATUSES.includes(status),
  )
  const sums: Sums<Status>[] = await filterDeals(
    db
      .selectFrom('deals')
      .select(({ fn }) => [
        'deals.status',
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('deals.volume_l').as('litres'),
        fn.sum<number | null>('deals.revenue_eur_cents').as('cents'),
        fn.count<number>('deals.revenue_eur_cents').as('in_euro'),
      ]),
    person,
    { ...own, status: [...statuses] },
    today,
  )
    .groupBy('deals.status')
    .execute()
  return { work, ...groupByStage(statuses, sums, (status) => toDealList({ ...own, status })) }
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
