import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'
import { createRevisionTable } from './revisions'
import { createTradedIndexes } from './traded-lines'

/**
 * Supplies, their orders, revisions and lines, and allocations of supply lines to deal lines.
 * Figures of the list are stored with the supply, so that a page needs no sums.
 */
export const supplies: SchemaPart = ({ text, integer }) => [
  sql`create table supplies (
    id ${text} primary key,
    number ${text} not null unique,
    number_key ${integer} not null,
    status ${text} not null,
    version ${integer} not null default 1,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    updated_at ${text} not null,
    updated_by ${text} not null references people (id),
    sawmill_id ${text} not null references sawmills (id),
    sawmill_name ${text} not null,
    sawmill_key ${text} not null,
    purchase_manager_id ${text} references people (id),
    currency ${text} not null,
    exchange_rate ${text},
    payment_kind ${text} not null,
    payment_net_days ${integer},
    payment_parts ${text},
    incoterms_rule ${text} not null,
    incoterms_place ${text} not null,
    loading_place ${text},
    ready_week ${text},
    ordered_at ${text},
    ordered_on ${text},
    order_revision ${integer},
    ready_at ${text},
    deposit_cents ${integer},
    inspection_required ${integer} not null,
    certificate_claim ${text} not null,
    due_diligence_reference ${text},
    verification_number ${text},
    harvest_countries ${text} not null,
    tolerance_percent ${integer} not null,
    mill_notes ${text},
    notes ${text},
    cancel_reason ${text},
    volume_l ${integer} not null,
    agreed_l ${integer} not null,
    weight_kg ${integer} not null,
    amount_cents ${integer} not null,
    amount_eur_cents ${integer},
    confirmed_l ${integer},
    ready_l ${integer},
    free_l ${integer} not null default 0,
    woods ${text} not null,
    search_text ${text} not null,
    more_words ${text} not null default ''
  )`,
  // Sorts of the list. The id breaks ties; with the main filters in the index, a page is read
  // from it alone.
  sql`create index supplies_by_number_key on supplies (number_key, id, status, ready_week)`,
  sql`create index supplies_by_sawmill_key on supplies (sawmill_key, id, status, ready_week)`,
  sql`create index supplies_by_ready_week on supplies (
    ready_week, id, status, sawmill_id, purchase_manager_id, woods
  )`,
  sql`create index supplies_by_volume_l on supplies (volume_l, id, status, ready_week)`,
  sql`create index supplies_by_amount_eur_cents on supplies (
    amount_eur_cents, id, status, ready_week
  )`,
  sql`create index supplies_by_updated_at on supplies (updated_at, id, status, ready_week)`,
  // Written as in `supplies/queries.ts`.
  sql`create index supplies_by_status on supplies (
    (case status when 'draft' then 0 when 'ordered' then 1 when 'confirmed' then 2
      when 'in_production' then 3 when 'ready' then 4 when 'loading' then 5
      when 'shipped' then 6 when 'completed' then 7 else 8 end),
    id, status, ready_week
  )`,
  // Late and unallocated supplies are few, so these indexes begin with their conditions,
  // written as in `supplies/queries.ts`.
  sql`create index supplies_by_late on supplies (
    (case when status in ('ordered', 'confirmed', 'in_production') then ready_week end),
    id, status, ready_week, sawmill_id, purchase_manager_id, woods, number_key
  )`,
  sql`create index supplies_by_free on supplies (
    (case when status in ('ordered', 'confirmed', 'in_production', 'ready', 'loading', 'shipped')
      then free_l end),
    id, status, free_l, sawmill_id, purchase_manager_id, woods
  )`,
  sql`create index supplies_of_status on supplies (
    status, number_key, id, ready_week, sawmill_id, purchase_manager_id, woods, agreed_l,
    amount_eur_cents
  )`,
  sql`create index supplies_of_sawmill_id on supplies (
    sawmill_id, number_key, id, status, woods
  )`,
  sql`create index supplies_of_purchase_manager_id on supplies (
    purchase_manager_id, number_key, id
  )`,
  // Dashboards find supplies by their week, and sum them from this index alone.
  sql`create index supplies_of_week on supplies (
    ready_week, status, sawmill_id, purchase_manager_id, woods, agreed_l, amount_eur_cents,
    free_l, ready_at, id, number_key
  )`,
  // The punctuality of mills is counted from this index alone.
  sql`create index supplies_made on supplies (
    sawmill_id, ready_at, ready_week, status
  ) where ready_at is not null`,
  // A search reads every supply's search text: this index contains all columns to sort and
  // filter by.
  sql`create index supplies_search on supplies (
    number_key, id, status, ready_week, search_text, woods, sawmill_id, purchase_manager_id,
    sawmill_key, volume_l, amount_eur_cents, updated_at
  )`,
  sql`create index supplies_words on supplies (number_key, id, search_text)`,
  sql`create index supplies_more_words on supplies (id) where more_words <> ''`,
  sql`create table supply_orders (
    id ${text} primary key,
    supply_id ${text} not null references supplies (id) on delete cascade,
    revision ${integer} not null,
    issued_at ${text} not null,
    issued_by ${text} not null references people (id),
    document ${text} not null
  )`,
  sql`create unique index supply_orders_revision on supply_orders (supply_id, revision)`,
  ...createRevisionTable('supply_revisions', 'supplies', { text, integer }),
  sql`create table supply_lines (
    id ${text} primary key,
    supply_id ${text} references supplies (id) on delete cascade,
    removed_from ${text} references supplies (id) on delete cascade,
    position ${integer} not null,
    product_id ${text} references products (id),
    product_name ${text},
    specification ${text} not null,
    wood_key ${text} not null default '',
    quantity ${text} not null,
    unit ${text} not null,
    price ${integer},
    price_unit ${text} not null,
    certification ${text} not null,
    remark ${text},
    confirmed_quantity ${text},
    ready_quantity ${text},
    volume_l ${integer} not null,
    weight_kg ${integer} not null,
    amount_cents ${integer} not null,
    confirmed_l ${integer},
    ready_l ${integer},
    accepted_l ${integer},
    usable_l ${integer},
    loaded_l ${integer} not null default 0,
    listed_l ${integer} not null default 0,
    measured_l ${integer} not null default 0,
    listed_packs ${integer} not null default 0,
    smallest_pack_l ${integer} not null default 0,
    free_l ${integer} not null default 0,
    free_week ${text},
    amount_eur_cents ${integer},
    traded_on ${text},
    traded_l ${integer},
    traded_eur_cents ${integer},
    traded_eur_m3 ${integer}
  )`,
  sql`create index supply_lines_of_product on supply_lines (product_id, supply_id)`,
  sql`create index supply_lines_of_supply on supply_lines (supply_id, position)`,
  sql`create index supply_lines_of_wood on supply_lines (wood_key, supply_id)`,
  ...createTradedIndexes('supply_lines', 'supply_id'),
  // Dashboards with a filter by wood sum lines from this index alone.
  sql`create index supply_lines_with_wood on supply_lines (
    supply_id, wood_key, volume_l, confirmed_l, amount_eur_cents, free_l, ready_l
  )`,
  // Lines with unallocated volume, by wood.
  sql`create index supply_lines_with_free on supply_lines (
    wood_key, free_week, id, supply_id
  ) where free_week is not null`,
  sql`create table allocations (
    id ${text} primary key,
    supply_line_id ${text} not null references supply_lines (id),
    deal_line_id ${text} not null references deal_lines (id),
    supply_id ${text} not null references supplies (id),
    deal_id ${text} not null references deals (id),
    place ${integer} not null,
    litres ${integer} not null,
    exact_l ${integer},
    packs ${integer},
    loaded_l ${integer} not null default 0,
    claimed_l ${integer} not null default 0
  )`,
  sql`create index allocations_of_deal on allocations (deal_id)`,
  sql`create index allocations_of_deal_line on allocations (deal_line_id, litres)`,
  sql`create unique index allocations_of_pair on allocations (supply_line_id, deal_line_id)`,
  sql`create index allocations_of_supply on allocations (supply_id)`,
  // Few allocations are not, or not fully, loaded.
  sql`create index allocations_unclaimed on allocations (
    deal_id, supply_id, deal_line_id, supply_line_id, id
  ) where litres > claimed_l`,
]
