import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Packs in stock, their changes, and stock sheets, which can be reverted. */
export const stock: SchemaPart = ({ text, integer }) => [
  sql`create table lots (
    id ${text} primary key,
    version ${integer} not null default 1,
    product_id ${text} not null references products (id),
    location ${text} not null,
    barcode ${text} not null,
    pcs ${integer} not null,
    litres ${integer} not null,
    status ${text} not null,
    supply_line_id ${text} references supply_lines (id),
    received_at ${text} not null,
    updated_at ${text} not null,
    basket_line_id ${text},
    order_line_id ${text},
    note ${text},
    pack_number ${text},
    tally ${text}
  )`,
  // Barcodes differ in more than their case.
  sql`create unique index lots_by_barcode on lots (upper(barcode))`,
  sql`create index lots_by_pack on lots (product_id, location, pcs, status, litres)`,
  sql`create index lots_by_status on lots (status, location, product_id)`,
  sql`create index lots_of_basket_line on lots (basket_line_id, id)`,
  sql`create index lots_of_order_line on lots (order_line_id, id)`,
  // First in, first out; and the amounts of a page of products from an index alone.
  sql`create index lots_of_product on lots (
    product_id, status, location, received_at, id, pcs, litres
  )`,
  sql`create index lots_of_supply_line on lots (supply_line_id, id)`,
  sql`create index lots_received on lots (received_at, id)`,
  sql`create index lots_standing on lots (status, product_id, location, pcs, litres)`,
  sql`create table lot_changes (
    id ${text} primary key,
    lot_id ${text} not null references lots (id),
    at ${text} not null,
    person_id ${text} not null references people (id),
    kind ${text} not null,
    pcs_before ${integer} not null,
    pcs_after ${integer} not null,
    location_before ${text} not null,
    location_after ${text} not null,
    reason ${text}
  )`,
  sql`create index lot_changes_of_lot on lot_changes (lot_id, at, id)`,
  sql`create index lot_changes_of_person on lot_changes (person_id, at, id)`,
  sql`create table stock_sheets (
    id ${text} primary key,
    reason ${text} not null,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    undone_at ${text},
    undone_by ${text} references people (id)
  )`,
  sql`create index stock_sheets_newest on stock_sheets (created_at, id)`,
  sql`create table stock_sheet_packs (
    sheet_id ${text} not null references stock_sheets (id),
    lot_id ${text} not null,
    before ${text},
    after ${text},
    status ${text} not null,
    version ${integer} not null,
    taken_back ${integer} not null default 0,
    constraint stock_sheet_packs_pk primary key (sheet_id, lot_id)
  )`,
]
