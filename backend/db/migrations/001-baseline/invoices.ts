import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Invoices and credit notes, and the loads that are invoiced. */
export const invoices: SchemaPart = ({ text, integer }) => [
  sql`create table invoices (
    id ${text} primary key,
    kind ${text} not null,
    number ${text} not null unique,
    number_key ${integer} not null,
    deal_id ${text} not null references deals (id),
    position ${integer} not null,
    cargo_id ${text} not null references cargos (id),
    client_id ${text} not null references clients (id),
    client_name ${text} not null,
    client_key ${text} not null,
    issued_on ${text} not null,
    due_on ${text} not null,
    issued_at ${text} not null,
    issued_by ${text} not null references people (id),
    currency ${text} not null,
    net_cents ${integer} not null,
    vat_cents ${integer} not null,
    total_cents ${integer} not null,
    credits_id ${text} references invoices (id),
    document ${text} not null
  )`,
  sql`create unique index invoices_place on invoices (deal_id, position)`,
  sql`create unique index invoices_newest on invoices (number_key)`,
  sql`create unique index invoices_credits on invoices (credits_id)`,
  sql`create index invoices_issued on invoices (issued_on, id)`,
  sql`create index invoices_due on invoices (due_on, id)`,
  sql`create index invoices_client on invoices (client_key, id)`,
  sql`create index invoices_cargo on invoices (cargo_id)`,
  sql`create table invoice_loads (
    load_id ${text} primary key,
    invoice_id ${text} not null references invoices (id),
    deal_line_id ${text} not null,
    litres ${integer} not null
  )`,
  sql`create index invoice_loads_invoice on invoice_loads (invoice_id)`,
  sql`create index invoice_loads_line on invoice_loads (deal_line_id)`,
]
