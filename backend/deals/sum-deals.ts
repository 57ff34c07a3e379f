import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/assert-week-order'
import { filterDeals } from './deal-filters'

export const sumDeals: Handler<'sumDeals'> = async ({ db, person, query, ...time }) => {
  assertWeekOrder(query)
  assertWeekOrder({ week_from: query.due_from, week_to: query.due_to }, 'due_to')
  const { count, litres, cents, in_euro } = await filterDeals(
    db
      .selectFrom('deals')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('deals.volume_l').as('litres'),
        fn.sum<number | null>('deals.revenue_eur_cents').as('cents'),
        fn.count<number>('deals.revenue_eur_cents').as('in_euro'),
      ]),
    person,
    query,
    getBusinessDay(time),
  ).executeTakeFirstOrThrow()
  return {
    count,
    volume_m3: fromLitres(litres ?? 0),
    revenue_eur: fromCents(cents ?? 0),
    without_rate: count - in_euro,
  }
}
