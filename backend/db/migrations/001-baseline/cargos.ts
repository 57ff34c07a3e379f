import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Cargos and their loads of allocated wood. */
export const cargos: SchemaPart = ({ text, integer }) => [
  sql`create table cargos (
    id ${text} primary key,
    number ${text} not null unique,
    number_key ${integer} not null,
    status ${text} not null,
    version ${integer} not null default 1,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    updated_at ${text} not null,
    updated_by ${text} not null references people (id),
    kind ${text} not null,
    container_type ${text},
    tare_kg ${integer},
    max_gross_kg ${integer},
    container_number ${text},
    seal_number ${text},
    truck_plate ${text},
    trailer_plate ${text},
    driver ${text},
    carrier ${text},
    carrier_key ${text},
    forwarder ${text},
    booking_number ${text},
    bill_of_lading ${text},
    vessel ${text},
    voyage ${text},
    port_of_loading ${text},
    port_of_discharge ${text},
    cut_off ${text},
    etd ${text},
    eta ${text},
    atd ${text},
    ata ${text},
    free_days ${integer},
    currency ${text} not null,
    exchange_rate ${text},
    freight_cents ${integer},
    actual_freight_cents ${integer},
    freight_eur_cents ${integer},
    vgm_method ${text},
    vgm_kg ${integer},
    vgm_date ${text},
    notes ${text},
    documents ${text} not null,
    stowage ${text} not null,
    cancel_reason ${text},
    volume_l ${integer} not null,
    net_kg ${integer} not null,
    gross_kg ${integer} not null,
    fill_bp ${integer},
    binding ${text},
    missing_documents ${integer} not null default 0,
    promised_day ${text},
    search_text ${text} not null default '',
    more_words ${text} not null default '',
    woods ${text} not null default '',
    countries ${text} not null default ''
  )`,
  // Sorts of the list; the id breaks ties.
  sql`create index cargos_by_number_key on cargos (number_key, id, status)`,
  sql`create index cargos_by_carrier_key on cargos (carrier_key, id, status)`,
  sql`create index cargos_by_cut_off on cargos (cut_off, id, status, woods, countries)`,
  sql`create index cargos_by_etd on cargos (etd, id, status, woods, countries)`,
  sql`create index cargos_by_eta on cargos (
    eta, id, status, missing_documents, woods, countries
  )`,
  sql`create index cargos_by_volume_l on cargos (volume_l, id, status)`,
  sql`create index cargos_by_gross_kg on cargos (gross_kg, id, status)`,
  sql`create index cargos_by_fill_bp on cargos (fill_bp, id, status)`,
  sql`create index cargos_by_freight_eur_cents on cargos (freight_eur_cents, id, status)`,
  sql`create index cargos_by_updated_at on cargos (updated_at, id, status)`,
  // Written as in `cargos/queries.ts`.
  sql`create index cargos_by_status on cargos (
    (case status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2
      when 'sealed' then 3 when 'in_transit' then 4 when 'arrived' then 5
      when 'delivered' then 6 when 'closed' then 7 else 8 end),
    id, status
  )`,
  // Cargos with missing documents, and those due at the terminal: the conditions are written as
  // in `cargos/queries.ts`.
  sql`create index cargos_by_lacking on cargos (
    (case when status in ('sealed', 'in_transit', 'arrived', 'delivered')
      then missing_documents end),
    number_key, id, status, missing_documents, woods, countries
  )`,
  sql`create index cargos_by_awaited_cut_off on cargos (
    (case when status in ('planned', 'booked', 'loading', 'sealed') then cut_off end),
    number_key, id, status, cut_off, woods, countries
  )`,
  // Late cargos, by the last day on which they are in time: written as in `cargos/queries.ts`.
  sql`create index cargos_by_last_timely_day on cargos (
    (case when status = 'canceled' then null
      when ata is not null then case when ata > coalesce(promised_day, eta) then '' end
      when status in ('planned', 'booked', 'loading', 'sealed', 'in_transit')
      then case when eta > promised_day then '' else coalesce(promised_day, eta) end end),
    number_key, id, status, eta, woods, countries
  )`,
  sql`create index cargos_of_status on cargos (
    status, number_key, id, woods, countries, volume_l, freight_eur_cents
  )`,
  sql`create index cargos_of_kind on cargos (kind, number_key, id)`,
  sql`create index cargos_of_carrier on cargos (carrier, number_key, id)`,
  sql`create index cargos_of_container_number on cargos (container_number, number_key, id)`,
  sql`create index cargos_of_port_of_loading on cargos (port_of_loading, number_key, id)`,
  sql`create index cargos_of_port_of_discharge on cargos (port_of_discharge, number_key, id)`,
  // Dashboards find cargos by their departure, and sum them from this index alone.
  sql`create index cargos_of_departure on cargos (
    etd, status, woods, countries, volume_l, fill_bp, freight_eur_cents, carrier,
    port_of_loading, port_of_discharge, eta, ata, promised_day, id, number_key
  )`,
  // A search reads every cargo's search text: this index contains them.
  sql`create index cargos_search on cargos (
    number_key, id, status, woods, search_text
  )`,
  sql`create index cargos_more_words on cargos (id) where more_words <> ''`,
  sql`create table cargo_loads (
    id ${text} primary key,
    cargo_id ${text} not null references cargos (id) on delete cascade,
    position ${integer} not null,
    supply_line_id ${text} not null references supply_lines (id),
    deal_line_id ${text} not null references deal_lines (id),
    supply_id ${text} not null references supplies (id),
    deal_id ${text} not null references deals (id),
    sawmill_id ${text} not null references sawmills (id),
    client_id ${text} not null references clients (id),
    quantity ${text} not null,
    unit ${text} not null,
    lot_ids ${text} not null default '[]',
    pack_ids ${text} not null default '[]',
    lot_pcs ${integer},
    net_kg ${integer},
    gross_kg ${integer},
    drop_at ${integer} not null,
    litres ${integer} not null,
    packs ${integer},
    counted_net_kg ${integer} not null,
    counted_gross_kg ${integer} not null,
    freight_eur_cents ${integer}
  )`,
  sql`create index cargo_loads_of_cargo on cargo_loads (cargo_id, position)`,
  sql`create index cargo_loads_of_client_id on cargo_loads (client_id, cargo_id, litres)`,
  sql`create index cargo_loads_of_deal_id on cargo_loads (deal_id, cargo_id, litres)`,
  sql`create index cargo_loads_of_deal_line_id on cargo_loads (deal_line_id, cargo_id, litres)`,
  sql`create index cargo_loads_of_sawmill_id on cargo_loads (sawmill_id, cargo_id, litres)`,
  sql`create index cargo_loads_of_supply_id on cargo_loads (supply_id, cargo_id, litres)`,
  sql`create index cargo_loads_of_supply_line_id on cargo_loads (
    supply_line_id, cargo_id, litres
  )`,
]
