import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Packs of supplies by the mills' numbers, and their life. */
export const packs: SchemaPart = ({ text, integer }) => [
  sql`create table packs (
    id ${text} primary key,
    version ${integer} not null default 1,
    supply_id ${text} not null references supplies (id) on delete cascade,
    supply_line_id ${text} not null references supply_lines (id) on delete cascade,
    sawmill_id ${text} not null references sawmills (id),
    number ${text} not null,
    number_key ${text} not null,
    number_sort ${text} not null,
    number_start ${text} not null,
    number_end ${text} not null,
    barcode ${text},
    barcode_key ${text} unique,
    barcode_start ${text},
    barcode_end ${text},
    mark ${text},
    tally ${text} not null,
    pcs ${integer} not null,
    length_mm ${integer} not null,
    litres ${integer} not null,
    volume_mm3 ${integer} not null,
    kg ${integer},
    status ${text} not null,
    verdict ${text},
    lot_id ${text},
    load_id ${text},
    parents ${text} not null default '[]',
    received_at ${text} not null,
    updated_at ${text} not null
  )`,
  sql`create unique index packs_number on packs (supply_id, number_key)`,
  // The chooser of a cargo finds the free packs of a line in this index alone.
  sql`create index packs_of_supply_line on packs (
    supply_line_id, number_sort, id, status, lot_id, load_id
  )`,
  // Sorts of the list; the id breaks ties.
  sql`create index packs_by_number on packs (number_sort, id)`,
  sql`create index packs_by_received_at on packs (received_at, id)`,
  // Each status, and each status of a mill, is read in the order of the list.
  sql`create index packs_of_status on packs (status, received_at, id)`,
  sql`create index packs_of_status_by_number on packs (status, number_sort, id)`,
  sql`create index packs_of_sawmill on packs (sawmill_id, status, received_at, id)`,
  sql`create index packs_of_sawmill_by_number on packs (sawmill_id, status, number_sort, id)`,
  // Few of all packs are in stock, whose list finds them by their marks. A function, because SQLite
  // would read all packs of the status.
  ...(['number_start', 'number_end', 'barcode_start', 'barcode_end'] as const).map((mark) =>
    sql.raw(`create index packs_in_stock_by_${mark} on packs (
      ${mark}, id, lot_id, status
    ) where coalesce(status, '') = 'in_stock'`),
  ),
  sql`create index packs_by_number_start on packs (number_start, id)`,
  sql`create index packs_by_number_end on packs (number_end, id)`,
  sql`create index packs_by_barcode_start on packs (barcode_start, id) where barcode_start is not null`,
  sql`create index packs_by_barcode_end on packs (barcode_end, id) where barcode_end is not null`,
  // A page of many packs whose marks begin alike, in the order of the list.
  ...(['number', 'barcode'] as const).flatMap((mark) =>
    (['received_at', 'number_sort'] as const).map((sort) =>
      sql.raw(`create index packs_like_${mark}_by_${sort} on packs (
        substr(${mark}_start, 1, 2), ${sort}, id, ${mark}_start
      )${mark === 'barcode' ? ' where barcode_start is not null' : ''}`),
    ),
  ),
  sql`create index packs_of_lot on packs (lot_id) where lot_id is not null`,
  sql`create index packs_of_load on packs (load_id) where load_id is not null`,
  sql`create table pack_events (
    id ${text} primary key,
    pack_id ${text} not null references packs (id) on delete cascade,
    position ${integer} not null,
    at ${text} not null,
    person_id ${text} references people (id),
    kind ${text} not null,
    record ${text},
    packs ${text} not null,
    changes ${text} not null,
    text ${text}
  )`,
  sql`create unique index pack_events_of_pack on pack_events (pack_id, position)`,
  sql`create index pack_events_of_person on pack_events (person_id)`,
]
