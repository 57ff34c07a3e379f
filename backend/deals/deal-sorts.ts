import { sql, type RawBuilder } from 'kysely'
import type { Person, QueryOf } from '../call'
import type { WantedOf } from '../db/filters'
import { order, type Order, type PlainSort } from '../db/list-page'
import { isLate, PROMISED_WEEK } from './late-week'
import { marginSight } from './rules/scope'

type Sort = NonNullable<QueryOf<'listDeals'>['sort']>
/** What each sort goes by. */
export const ORDERS: Readonly<Record<PlainSort<Sort>, Order<keyof WantedOf<'listDeals'>>>> = {
  number: order(sql`deals.number_key`, 'number'),
  date: order(sql`deals.date`, 'string'),
  client: order(sql`deals.client_key`, 'string'),
  status: order(
    sql`case deals.status when 'draft' then 0 when 'order_confirmation' then 1 when 'confirmed' then 2 when 'loading' then 3
      when 'shipped' then 4 when 'delivered' then 5 when 'completed' then 6 else 7 end`,
    'number',
  ),
  delivery_week_from: order(sql`deals.delivery_week_from`, 'string', true),
  // The longer ago the week was, the more days have gone.
  late_days: { ...order(PROMISED_WEEK, 'string', true), isReversed: true, filledBy: ['late'] },
  volume_m3: order(sql`deals.volume_l`, 'number'),
  revenue_eur: order(sql`deals.revenue_eur_cents`, 'number', true),
  margin_percent: order(sql`deals.best_margin_bp`, 'number', true),
  // Hundredths of a per cent, as in `percentOf`; of nothing sold nothing is bought.
  purchased_percent: order(
    sql`coalesce(deals.purchased_l * 10000 / nullif(deals.volume_l, 0), 0)`,
    'number',
  ),
  updated_at: order(sql`deals.updated_at`, 'string'),
}

/**
 * Narrows a sorted list to the deals that have what it is sorted by: by delay those that are late on this business day, by margin those whose
 * margin this person may see, because their order would show it. Null where an empty column says it all.
 */
export function sortedOnly(
  name: PlainSort<Sort>,
  person: Person,
  today: string,
): RawBuilder<boolean> | null {
  if (name === 'late_days') return isLate(today)
  if (name !== 'margin_percent') return null
  const sight = marginSight(person)
  if (sight === 'all') return null
  return sight === 'own' ? sql`deals.sale_manager_id = ${person.id}` : sql`1 = 0`
}
