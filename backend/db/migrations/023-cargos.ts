import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Columns that the list sorts by; the id breaks ties. */
const SORTED = [
  'number_key',
  'carrier_key',
  'cut_off',
  'etd',
  'eta',
  'volume_l',
  'gross_kg',
  'fill_bp',
  'freight_eur_cents',
  'updated_at',
]
/** Text columns with the names of the contract. */
const TEXTS = [
  ...[
    'container_type',
    'container_number',
    'seal_number',
    'truck_plate',
    'trailer_plate',
    'driver',
    'carrier',
    'forwarder',
    'booking_number',
  ],
  ...[
    'bill_of_lading',
    'vessel',
    'voyage',
    'port_of_loading',
    'port_of_discharge',
    'cut_off',
    'etd',
    'eta',
    'atd',
    'ata',
    'vgm_method',
    'vgm_date',
  ],
  ...['exchange_rate', 'notes', 'carrier_key', 'cancel_reason', 'binding'],
]
const NUMBERS = [
  'tare_kg',
  'max_gross_kg',
  'vgm_kg',
  'free_days',
  'freight_cents',
  'actual_freight_cents',
  'fill_bp',
  'freight_eur_cents',
]

/** Cargos and their loads of allocated wood. */
export const cargos: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    let table = db.schema
      .createTable('cargos')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('number', text, (c) => c.notNull().unique())
      .addColumn('number_key', integer, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('documents', text, (c) => c.notNull())
      .addColumn('stowage', text, (c) => c.notNull())
      .addColumn('search_text', text, (c) => c.notNull())
    for (const column of ['volume_l', 'net_kg', 'gross_kg', 'missing_documents'])
      table = table.addColumn(column, integer, (c) => c.notNull())
    for (const column of TEXTS) table = table.addColumn(column, text)
    for (const column of NUMBERS) table = table.addColumn(column, integer)
    await table.execute()
    for (const column of SORTED)
      await db.schema
        .createIndex(`cargos_by_${column}`)
        .on('cargos')
        .columns([column, 'id', 'status'])
        .execute()
    // Written as in `ORDERS` of the list.
    await sql`create index cargos_by_status on cargos (
      (case status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2 when 'sealed' then 3 when 'in_transit' then 4
        when 'arrived' then 5 when 'delivered' then 6 when 'closed' then 7 else 8 end), id, status)`.execute(
      db,
    )
    for (const filter of [
      'status',
      'kind',
      'carrier',
      'port_of_loading',
      'port_of_discharge',
      'container_number',
    ]) {
      await db.schema
        .createIndex(`cargos_of_${filter}`)
        .on('cargos')
        .columns([filter, 'number_key', 'id'])
        .execute()
    }
    // Indices of cargos with missing documents, and of those due at the terminal, begin with their
    // conditions, written as in the list.
    await sql`create index cargos_by_lacking on cargos (
      (case when status in ('sealed', 'in_transit', 'arrived', 'delivered') then missing_documents end), number_key, id)`.execute(
      db,
    )
    await sql`create index cargos_by_awaited_cut_off on cargos (
      (case when status in ('planned', 'booked', 'loading', 'sealed') then cut_off end), number_key, id)`.execute(
      db,
    )
    // A search reads every cargo's search text: this index contains them.
    await db.schema
      .createIndex('cargos_search')
      .on('cargos')
      .columns(['number_key', 'id', 'status', 'search_text'])
      .execute()
    await db.schema
      .createTable('cargo_loads')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('cargo_id', text, (c) => c.notNull().references('cargos.id').onDelete('cascade'))
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('supply_line_id', text, (c) => c.notNull().references('supply_lines.id'))
      .addColumn('deal_line_id', text, (c) => c.notNull().references('deal_lines.id'))
      .addColumn('supply_id', text, (c) => c.notNull().references('supplies.id'))
      .addColumn('deal_id', text, (c) => c.notNull().references('deals.id'))
      .addColumn('sawmill_id', text, (c) => c.notNull().references('sawmills.id'))
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('quantity', text, (c) => c.notNull())
      .addColumn('unit', text, (c) => c.notNull())
      .addColumn('net_kg', integer)
      .addColumn('gross_kg', integer)
      .addColumn('drop_at', integer, (c) => c.notNull())
      .addColumn('litres', integer, (c) => c.notNull())
      .addColumn('packs', integer)
      .addColumn('counted_net_kg', integer, (c) => c.notNull())
      .addColumn('counted_gross_kg', integer, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('cargo_loads_of_cargo')
      .on('cargo_loads')
      .columns(['cargo_id', 'position'])
      .execute()
    for (const column of [
      'supply_line_id',
      'deal_line_id',
      'supply_id',
      'deal_id',
      'sawmill_id',
      'client_id',
    ]) {
      await db.schema
        .createIndex(`cargo_loads_of_${column}`)
        .on('cargo_loads')
        .columns([column, 'cargo_id', 'litres'])
        .execute()
    }
    await db.schema
      .alterTable('allocations')
      .addColumn('claimed_l', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update allocations set claimed_l = loaded_l where loaded_l > 0`.execute(db)
  },
})
