import { sql, type RawBuilder } from 'kysely'
import type { Person, RequestQuery } from '../call'
import type { ListFilterValues } from '../db/filters'
import { createListOrder, type ListOrder, type PlainSort } from '../db/paginate-indexed'
import { isLateDeal, PROMISED_DELIVERY_WEEK } from './late-deals'
import { getMarginScope } from './rules/permissions'

type Sort = NonNullable<RequestQuery<'listDeals'>['sort']>
/** What each sort goes by. */
export const dealOrders: Readonly<
  Record<PlainSort<Sort>, ListOrder<keyof ListFilterValues<'listDeals'>>>
> = {
  number: createListOrder(sql`deals.number_key`, 'number'),
  date: createListOrder(sql`deals.date`, 'string'),
  client: createListOrder(sql`deals.client_key`, 'string'),
  status: createListOrder(
    sql`case deals.status when 'draft' then 0 when 'order_confirmation' then 1 when 'confirmed' then 2 when 'loading' then 3
      when 'shipped' then 4 when 'delivered' then 5 when 'completed' then 6 else 7 end`,
    'number',
  ),
  delivery_week_from: createListOrder(sql`deals.delivery_week_from`, 'string', true),
  // The longer ago the week was, the more days have gone.
  late_days: {
    ...createListOrder(PROMISED_DELIVERY_WEEK, 'string', true),
    isReversed: true,
    nonNullFilters: ['late'],
  },
  volume_m3: createListOrder(sql`deals.volume_l`, 'number'),
  revenue_eur: createListOrder(sql`deals.revenue_eur_cents`, 'number', true),
  margin_percent: createListOrder(sql`deals.best_margin_bp`, 'number', true),
  // Hundredths of a per cent, as in `formatShare`; of nothing sold nothing is bought.
  purchased_percent: createListOrder(
    sql`coalesce(deals.purchased_l * 10000 / nullif(deals.volume_l, 0), 0)`,
    'number',
  ),
  updated_at: createListOrder(sql`deals.updated_at`, 'string'),
}

/**
 * Narrows a sorted list to the deals that have what it is sorted by: by delay those that are late on this business day, by margin those whose
 * margin this person may see, because their order would show it. Null where an empty column says it all.
 */
export function getSortCondition(
  name: PlainSort<Sort>,
  person: Person,
  today: string,
): RawBuilder<boolean> | null {
  if (name === 'late_days') return isLateDeal(today)
  if (name !== 'margin_percent') return null
  const sight = getMarginScope(person)
  if (sight === 'all') return null
  return sight === 'own' ? sql`deals.sale_manager_id = ${person.id}` : sql`1 = 0`
}
