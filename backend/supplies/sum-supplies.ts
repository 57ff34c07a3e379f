import { sql } from 'kysely'
import type { Handler } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/assert-week-order'
import { UNALLOCATED_LITRES } from './unallocated-volume'
import { filterSupplies } from './supply-filters'

export const sumSupplies: Handler<'sumSupplies'> = async (call) => {
  assertWeekOrder(call.query)
  const { count, litres, free, cents, in_euro } = await filterSupplies(call, call.query)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('supplies.volume_l').as('litres'),
      sql<number | null>`sum(${UNALLOCATED_LITRES})`.as('free'),
      fn.sum<number | null>('supplies.amount_eur_cents').as('cents'),
      fn.count<number>('supplies.amount_eur_cents').as('in_euro'),
    ])
    .executeTakeFirstOrThrow()
  return {
    count,
    volume_m3: fromLitres(litres ?? 0),
    free_m3: fromLitres(free ?? 0),
    amount_eur: fromCents(cents ?? 0),
    without_rate: count - in_euro,
  }
}
