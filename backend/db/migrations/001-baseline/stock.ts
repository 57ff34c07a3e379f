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
  sql`create index lots_by_status on lots (status, location, product_id, pcs, litres)`,
  // The list of the stock finds packs by the beginning of their barcodes. A function, because
  // SQLite would read all packs of these statuses.
  sql`create index lots_in_yard_by_barcode on lots (upper(barcode), id)
    where coalesce(status, '') in ('available', 'reserved', 'blocked')`,
  // Only packs in baskets, so that SQLite expects few packs of a line.
  sql`create index lots_of_basket_line on lots (basket_line_id, id)
    where basket_line_id is not null`,
  sql`create index lots_of_order_line on lots (order_line_id, id)
    where order_line_id is not null`,
  // First in, first out; and the amounts of a page of products from an index alone.
  sql`create index lots_of_product on lots (
    product_id, status, location, received_at, id, pcs, litres
  )`,
  sql`create index lots_of_supply_line on lots (supply_line_id, id)`,
  // Few packs are reserved at a time.
  sql`create index lots_reserved on lots (product_id, received_at, id) where status = 'reserved'`,
  sql`create index lots_received on lots (received_at, id)`,
  // Rows and sums of the stock, without the packs that left it.
  sql`create index lots_standing on lots (product_id, location, pcs, status, litres)
    where status in ('available', 'reserved', 'blocked')`,
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
