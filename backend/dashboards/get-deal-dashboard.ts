import { weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterDeals } from '../deals/deal-filters'
import { listDeals } from '../deals/list-deals'
import { scopeOf } from '../deals/rules/scope'
import { isGlobal } from '../people/staff'
import { deals, dealsOf, periodsOf } from './asked'
import { stagesOf, type Sums } from './stages'
import { offersOf, ordersOf } from './portal-work'
import { workOf } from './work'

type Status = Schemas['DealStatus']

const UNCONFIRMED: readonly Status[] = ['draft', 'order_confirmation']
const OPEN: readonly Status[] = [...UNCONFIRMED, 'confirmed', 'loading', 'shipped', 'delivered']

export const getDealDashboard: Handler<'getDealDashboard'> = async (call) => {
  const { db, person } = call
  periodsOf(call)
  const today = businessDay(call)
  const week = weekOf(today)
  const own = dealsOf(call)
  const seesAll = scopeOf(person.role) === 'all'
  const waiting = <Code extends Schemas['DealWork']['code']>(
    code: Code,
    search: Schemas['DealsSearch'],
  ) =>
    workOf(
      code,
      deals({ ...own, ...search }),
      async (asked) => listDeals({ ...call, query: { ...asked, limit: 1 } }),
      worstOf,
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
    ...(isGlobal(person) ? [ordersOf(call), offersOf(call)] : []),
  ])
  const statuses = OPEN.filter((status) => seesAll || !UNCONFIRMED.includes(status))
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
  return { work, ...stagesOf(statuses, sums, (status) => deals({ ...own, status })) }
}

const worstOf = ({
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
