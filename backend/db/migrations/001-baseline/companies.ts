import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Companies of the portal and their delivery addresses. */
export const companies: SchemaPart = ({ text, integer }) => [
  sql`create table companies (
    id ${text} primary key,
    version ${integer} not null default 1,
    name ${text} not null,
    name_key ${text} not null,
    country ${text} not null,
    company_code ${text},
    vat_code ${text},
    address ${text},
    size ${text} not null,
    status ${text} not null,
    manager_id ${text} references people (id),
    payment_kind ${text} not null,
    payment_net_days ${integer},
    payment_parts ${text},
    basket_hours ${integer} not null,
    reservation_percent ${integer} not null default 120,
    sees_full_amounts ${integer} not null default 0,
    country_prices ${integer} not null default 0,
    search_text ${text} not null,
    created_at ${text} not null,
    created_by ${text},
    updated_at ${text} not null,
    updated_by ${text}
  )`,
  sql`create index companies_country on companies (country, name_key, id)`,
  sql`create index companies_manager on companies (manager_id, name_key, id)`,
  sql`create index companies_name on companies (name_key, id)`,
  sql`create table addresses (
    id ${text} primary key,
    company_id ${text} not null references companies (id) on delete cascade,
    version ${integer} not null default 1,
    name ${text} not null,
    address ${text} not null,
    zip_code ${text} not null,
    country ${text} not null,
    city ${text} not null,
    phone ${text},
    contact_name ${text},
    latitude ${text},
    longitude ${text},
    note ${text},
    created_at ${text} not null,
    removed_at ${text}
  )`,
  sql`create index addresses_company on addresses (company_id, created_at)`,
]
