import { sql } from 'kysely'
import { toWoodSearchText } from '../../products/document-search'
import { fold } from '../fold'
import { parseJson } from '../json'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Rows per update statement. */
const CHUNK_SIZE = 500

/**
 * Filters deals by wood and destination, sorts by status, margin and purchases, and sums them.
 * Each sort has an index with the weeks and the status; expressions are written as in
 * `deal-sorts`.
 */
export const dealWood: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('deals').addColumn('destination_key', text).execute()
    // An index would be rewritten with each deal.
    for (const index of ['deals_search', 'deals_words', 'deals_of_status', 'deals_of_weeks'])
      await db.schema.dropIndex(index).execute()
    await fillDealWood(db as Db)

    const create = (name: string, columns: string) =>
      sql`create index ${sql.raw(name)} on deals (${sql.raw(columns)})`.execute(db)
    const filtered = 'id, status, delivery_week_from, delivery_week_to'
    const summed = 'volume_l, revenue_eur_cents'
    await create('deals_by_status', `${STATUS_RANK}, ${filtered}`)
    await create('deals_by_margin_bp', `margin_bp, ${filtered}`)
    await create('deals_by_own_margin_bp', `sale_manager_id, margin_bp, ${filtered}`)
    await create(
      'deals_by_purchased',
      `coalesce(purchased_l * 10000 / nullif(volume_l, 0), 0), ${filtered}, purchased_l, volume_l`,
    )
    await create(
      'deals_of_destination',
      `destination_key, number_key, id, destination, confirmed_at, ${summed}`,
    )
    await create('deals_of_status', `status, number_key, id, confirmed_at, ${summed}`)
    // PostgreSQL reads an index alone only if it contains the columns of its expressions.
    await create(
      'deals_of_weeks',
      `coalesce(delivery_week_to, delivery_week_from), coalesce(delivery_week_from, '9999-W53'),
      status, confirmed_at, delivery_week_from, delivery_week_to, ${summed}`,
    )
    await create('deals_words', `number_key, id, search_text, status, confirmed_at, ${summed}`)
    await create(
      'deals_search',
      `number_key, id, status, confirmed_at, search_text, delivery_week_from, delivery_week_to, client_id, sale_manager_id, destination_key,
      date, client_key, ${summed}, margin_bp, purchased_l, updated_at`,
    )
  },
})

const STATUS_RANK = `(case status when 'draft' then 0 when 'order_confirmation' then 1 when 'confirmed' then 2 when 'loading' then 3
  when 'shipped' then 4 when 'delivered' then 5 when 'completed' then 6 else 7 end)`

/** Fills the new columns of existing deals. */
async function fillDealWood(db: Db): Promise<void> {
  for (let last = ''; ;) {
    const deals = await db
      .selectFrom('deals')
      .select(['id', 'destination', 'search_text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK_SIZE)
      .execute()
    const end = deals.at(-1)
    if (!end) return
    const lines = await db
      .selectFrom('deal_lines')
      .select(['deal_id', 'product_name', 'specification'])
      .where('deal_id', '>', last)
      .where('deal_id', '<=', end.id)
      .orderBy('deal_id')
      .orderBy('position')
      .execute()
    const woodOf = new Map(
      deals.map(({ id }) => [id, [] as Parameters<typeof toWoodSearchText>[0][number][]]),
    )
    for (const { deal_id, product_name, specification } of lines) {
      woodOf.get(deal_id)?.push({ product_name, specification: parseJson(specification) })
    }
    const rows = deals.map(({ id, destination, search_text }) => {
      const wood = woodOf.get(id) ?? []
      const key = destination === null ? null : fold(destination)
      return sql`(cast(${id} as text), cast(${`${search_text} ${toWoodSearchText(wood)}`} as text), cast(${key} as text))`
    })
    await sql`
      with filled(id, search_text, destination_key) as (values ${sql.join(rows)})
      update deals set search_text = filled.search_text, destination_key = filled.destination_key from filled where deals.id = filled.id
    `.execute(db)
    last = end.id
  }
}
