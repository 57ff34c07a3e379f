import { weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterDeals } from '../deals/deal-filters'
import { listDeals } from '../deals/list-deals'
import { scopeOf } from '../deals/rules/scope'
import { stagesOf, type Sums } from './stages'
import { workOf, type WorstCase } from './work'

type Status = Schemas['DealStatus']

const UNCONFIRMED: readonly Status[] = ['draft', 'order_confirmation']
const OPEN: readonly Status[] = [...UNCONFIRMED, 'confirmed', 'loading', 'shipped', 'delivered']

export const getDealDashboard: Handler<'getDealDashboard'> = async (call) => {
  const { db, person } = call
  const today = businessDay(call)
  const week = weekOf(today)
  const own = person.role === 'sale_manager' ? { sale_manager_id: [person.id] } : {}
  const seesAll = scopeOf(person.role) === 'all'
  const asked: Pick<Schemas['DealWork'], 'code' | 'search'>[] = [
    { code: 'late', search: { ...own, late: 'only', sort: '-late_days' } },
    { code: 'uncovered', search: { ...own, cover: 'short', sort: 'delivery_week_from' } },
    { code: 'due', search: { ...own, status: ['confirmed', 'loading'], week_from: week, week_to: week, sort: 'delivery_week_from' } },
  ]
  if (seesAll) asked.push({ code: 'unconfirmed', search: { ...own, status: ['order_confirmation'], sort: 'delivery_week_from' } })

  const work = await workOf(asked, (search) => listDeals({ ...call, query: { ...search, limit: 1 } }), worstOf)
  const statuses = OPEN.filter((status) => seesAll || !UNCONFIRMED.includes(status))
  const sums: Sums<Status>[] = await filterDeals(
    db.selectFrom('deals').select(({ fn }) => [
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
  return { work, ...stagesOf(statuses, sums, (status) => ({ ...own, status: [status] })) }
}

const worstOf = ({ id, number, client, late_days, delivery_week_from, delivery_week_to, volume_m3 }: Schemas['DealSummary']): WorstCase => ({
  id,
  number,
  partner: client.name,
  late_days,
  week: delivery_week_to ?? delivery_week_from,
  day: null,
  volume_m3,
})
