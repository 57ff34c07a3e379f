import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'
import { createRevisionTable } from './revisions'
import { createTradedIndexes } from './traded-lines'

/**
 * Deals, their lines, order confirmations, revisions and quotations. Figures of the list are stored
 * with the deal: a page needs no sums.
 */
export const deals: SchemaPart = ({ text, integer }) => [
  sql`create table deals (
    id ${text} primary key,
    number ${text} not null unique,
    number_key ${integer} not null,
    status ${text} not null,
    version ${integer} not null default 1,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    updated_at ${text} not null,
    updated_by ${text} not null references people (id),
    client_id ${text} not null references clients (id),
    client_name ${text} not null,
    client_key ${text} not null,
    date ${text} not null,
    sale_manager_id ${text} not null references people (id),
    customer_reference ${text},
    incoterms_rule ${text} not null,
    incoterms_place ${text} not null,
    payment_kind ${text} not null,
    payment_net_days ${integer},
    payment_parts ${text},
    currency ${text} not null,
    exchange_rate ${text},
    delivery_week_from ${text},
    delivery_week_to ${text},
    transport_kind ${text} not null,
    transport_count ${integer},
    destination ${text},
    destination_key ${text},
    port_of_discharge ${text},
    tolerance_percent ${integer} not null,
    commission ${text},
    planned_freight ${text},
    actual_freight_cents ${integer},
    other_costs ${text} not null,
    charges ${text} not null default '[]',
    client_notes ${text},
    notes ${text},
    portal_order_id ${text},
    order_confirmation_revision ${integer},
    confirmed_at ${text},
    confirmed_on ${text},
    cancel_reason ${text},
    volume_l ${integer} not null,
    weight_kg ${integer} not null,
    revenue_cents ${integer} not null,
    revenue_eur_cents ${integer},
    margin_eur_cents ${integer},
    margin_bp ${integer},
    actual_revenue_cents ${integer},
    actual_revenue_eur_cents ${integer},
    actual_margin_eur_cents ${integer},
    best_margin_kind ${text} not null default 'planned',
    best_margin_bp ${integer},
    best_margin_eur_cents ${integer},
    best_revenue_eur_cents ${integer},
    best_volume_l ${integer},
    purchased_l ${integer} not null default 0,
    loaded_l ${integer} not null default 0,
    delivered_l ${integer} not null default 0,
    invoiced_net_cents ${integer},
    invoiced_net_eur_cents ${integer},
    invoiced_vat_cents ${integer} not null default 0,
    invoiced_vat_eur_cents ${integer} not null default 0,
    unpaid_due_on ${text},
    search_text ${text} not null,
    more_words ${text} not null default ''
  )`,
  // Sorts of the list. The id breaks ties; with the filters in the index, a page is read from
  // it alone.
  sql`create index deals_by_number_key on deals (
    number_key, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_date on deals (
    date, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_client_key on deals (
    client_key, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_delivery_week_from on deals (
    delivery_week_from, id, status, delivery_week_to
  )`,
  sql`create index deals_by_volume_l on deals (
    volume_l, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_revenue_eur_cents on deals (
    revenue_eur_cents, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_updated_at on deals (
    updated_at, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_margin_bp on deals (
    best_margin_bp, id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_own_margin_bp on deals (
    sale_manager_id, best_margin_bp, id, status, delivery_week_from, delivery_week_to
  )`,
  // Written as in `deals/queries.ts`.
  sql`create index deals_by_status on deals (
    (case status when 'draft' then 0 when 'order_confirmation' then 1 when 'confirmed' then 2
      when 'loading' then 3 when 'shipped' then 4 when 'delivered' then 5
      when 'completed' then 6 else 7 end),
    id, status, delivery_week_from, delivery_week_to
  )`,
  sql`create index deals_by_purchased on deals (
    coalesce(purchased_l * 10000 / nullif(volume_l, 0), 0),
    id, status, delivery_week_from, delivery_week_to, purchased_l, volume_l
  )`,
  // Few deals are late, so the index begins with that condition, written as in
  // `deals/queries.ts`. It contains the columns of the condition, as that of the weeks below.
  sql`create index deals_by_late on deals (
    (case when status in ('order_confirmation', 'confirmed', 'loading', 'shipped')
      and (portal_order_id is null or incoterms_rule <> 'FCA')
      then coalesce(delivery_week_to, delivery_week_from) end),
    id, status, delivery_week_from, delivery_week_to, confirmed_at, client_id, sale_manager_id,
    volume_l, revenue_eur_cents, best_margin_kind, best_margin_eur_cents,
    best_revenue_eur_cents, best_volume_l, number_key, portal_order_id, incoterms_rule
  )`,
  // Dashboards find deals by their week, and sum them from this index alone.
  sql`create index deals_by_due_week on deals (
    (coalesce(delivery_week_to, delivery_week_from)),
    status, sale_manager_id, client_id, id, confirmed_at, volume_l, revenue_eur_cents,
    margin_eur_cents, best_margin_kind, best_margin_eur_cents, best_revenue_eur_cents,
    best_volume_l, purchased_l, loaded_l, actual_revenue_eur_cents, actual_margin_eur_cents,
    delivery_week_to, delivery_week_from, number_key
  )`,
  sql`create index deals_of_client_id on deals (client_id, number_key, id)`,
  sql`create index deals_of_sale_manager_id on deals (sale_manager_id, number_key, id)`,
  sql`create index deals_of_currency on deals (currency, number_key)`,
  sql`create index deals_of_destination on deals (
    destination_key, number_key, id, destination, confirmed_at, volume_l, revenue_eur_cents
  )`,
  sql`create index deals_of_status on deals (
    status, number_key, id, confirmed_at, volume_l, revenue_eur_cents, client_id,
    delivery_week_from, purchased_l
  )`,
  // Both ends of a range, written as in `deals/queries.ts`. PostgreSQL reads an index
  // alone only if it contains the columns of its expressions.
  sql`create index deals_of_weeks on deals (
    coalesce(delivery_week_to, delivery_week_from),
    coalesce(delivery_week_from, '9999-W53'),
    status, confirmed_at, delivery_week_from, delivery_week_to, volume_l, revenue_eur_cents
  )`,
  // A client's exposure is read from this index alone.
  sql`create index deals_exposure on deals (
    client_id, status, revenue_eur_cents, actual_revenue_eur_cents
  )`,
  // Few deals are overdue, so the index begins with the day.
  sql`create index deals_by_unpaid_due_on on deals (
    unpaid_due_on, id, status, delivery_week_from, delivery_week_to, confirmed_at, client_id,
    sale_manager_id, volume_l, revenue_eur_cents
  ) where unpaid_due_on is not null`,
  // A search reads every deal's search text: this index contains all columns to sort and filter
  // by.
  sql`create index deals_search on deals (
    number_key, id, status, confirmed_at, search_text, delivery_week_from, delivery_week_to,
    client_id, sale_manager_id, destination_key, date, client_key, volume_l, revenue_eur_cents,
    best_margin_bp, purchased_l, updated_at
  )`,
  // Counting reads an index too, and a wide index is slow.
  sql`create index deals_words on deals (
    number_key, id, search_text, status, confirmed_at, volume_l, revenue_eur_cents
  )`,
  sql`create index deals_more_words on deals (id) where more_words <> ''`,
  sql`create table deal_lines (
    id ${text} primary key,
    deal_id ${text} references deals (id) on delete cascade,
    removed_from ${text} references deals (id) on delete cascade,
    deal_key ${integer} not null default 0,
    position ${integer} not null,
    product_id ${text} references products (id),
    product_name ${text},
    specification ${text} not null,
    wood_key ${text} not null default '',
    quantity ${text} not null,
    unit ${text} not null,
    price ${integer},
    planned_purchase_price ${integer},
    price_unit ${text} not null default 'm3',
    certification ${text} not null,
    remark ${text},
    discount_kind ${text},
    discount_value ${integer},
    net_price ${integer},
    volume_l ${integer} not null,
    weight_kg ${integer} not null,
    amount_cents ${integer} not null,
    service ${text},
    service_price ${integer},
    service_cents ${integer} not null default 0,
    purchased_l ${integer} not null default 0,
    loaded_l ${integer} not null default 0,
    delivered_l ${integer} not null default 0,
    actual_purchase_cents ${integer} not null default 0,
    revenue_eur_cents ${integer},
    margin_eur_cents ${integer},
    actual_revenue_eur_cents ${integer},
    actual_margin_eur_cents ${integer},
    best_margin_eur_cents ${integer},
    best_revenue_eur_cents ${integer},
    best_volume_l ${integer},
    traded_on ${text},
    traded_l ${integer},
    traded_eur_cents ${integer},
    traded_eur_m3 ${integer}
  )`,
  sql`create index deal_lines_of_deal on deal_lines (deal_id, position)`,
  // The last price of a product is read whenever a price is entered.
  sql`create index deal_lines_of_product on deal_lines (product_id, deal_key, position)`,
  sql`create index deal_lines_of_wood on deal_lines (wood_key, deal_key)`,
  ...createTradedIndexes('deal_lines', 'deal_id'),
  // Dashboards with a filter by wood sum lines from this index alone.
  sql`create index deal_lines_with_wood on deal_lines (
    deal_id, wood_key, volume_l, id, purchased_l, loaded_l, revenue_eur_cents, margin_eur_cents,
    actual_revenue_eur_cents, actual_margin_eur_cents, best_margin_eur_cents,
    best_revenue_eur_cents, best_volume_l
  )`,
  sql`create table deal_instalments (
    deal_id ${text} not null references deals (id) on delete cascade,
    position ${integer} not null,
    due_on ${text},
    amount_cents ${integer} not null,
    unpaid_cents ${integer} not null,
    unpaid_eur_cents ${integer},
    primary key (deal_id, position)
  )`,
  sql`create table order_confirmations (
    id ${text} primary key,
    deal_id ${text} not null references deals (id) on delete cascade,
    revision ${integer} not null,
    issued_at ${text} not null,
    issued_by ${text} not null references people (id),
    document ${text} not null
  )`,
  sql`create unique index order_confirmations_revision on order_confirmations (
    deal_id, revision
  )`,
  ...createRevisionTable('deal_revisions', 'deals', { text, integer }),
  sql`create table quotations (
    id ${text} primary key,
    version ${integer} not null default 1,
    deal_id ${text} not null references deals (id) on delete cascade,
    client_id ${text} not null references clients (id),
    number ${integer} not null,
    document ${text} not null,
    valid_until ${text} not null,
    issued_at ${text} not null,
    issued_by ${text} not null references people (id),
    sent_at ${text},
    superseded_at ${text},
    is_changed ${integer} not null default 0,
    answer ${text},
    answered_at ${text},
    answered_by ${text},
    answer_reason ${text},
    recorded_by ${text} references people (id),
    attachment_id ${text}
  )`,
  sql`create unique index quotations_number on quotations (deal_id, number)`,
  sql`create unique index quotations_latest on quotations (deal_id)
    where superseded_at is null`,
  // The filter of the list reads this index alone.
  sql`create index quotations_state on quotations (
    answer, is_changed, valid_until, deal_id
  ) where superseded_at is null`,
  sql`create table quotation_links (
    hash ${text} primary key,
    quotation_id ${text} not null references quotations (id) on delete cascade,
    recipients ${text} not null,
    created_at ${text} not null
  )`,
  sql`create index quotation_links_quotation on quotation_links (quotation_id)`,
  // Recipients that are removed once they are old.
  sql`create index quotation_links_age on quotation_links (created_at, hash) where recipients <> '[]'`,
]
