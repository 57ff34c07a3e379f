import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Products. The columns of the specification are those that stock is filtered by. */
export const products: SchemaPart = ({ text, integer }) => [
  sql`create table products (
    id ${text} primary key,
    version ${integer} not null default 1,
    name ${text} not null,
    name_key ${text} not null,
    name_key_fr ${text} not null default '',
    name_key_lt ${text} not null default '',
    name_key_es ${text} not null default '',
    category ${text} not null,
    status ${text} not null default 'active',
    wood ${text} not null,
    specification ${text} not null,
    specification_key ${text} not null default '',
    profile ${text},
    created_at ${text},
    created_by ${text},
    updated_at ${text},
    updated_by ${text},
    quality ${text},
    treatment ${text},
    treatment_color ${text},
    color ${text},
    packaging ${text},
    product_group ${text},
    certification ${text},
    thickness_mm ${integer},
    width_mm ${integer},
    length_mm ${integer},
    lengths_from_mm ${integer},
    lengths_to_mm ${integer},
    several_mm ${text},
    diameter_mm ${integer},
    humidity_percent ${integer},
    search_text ${text} not null
  )`,
  sql`create index products_facets on products (
    status, quality, product_group, color, treatment_color, thickness_mm, width_mm, length_mm,
    lengths_from_mm, lengths_to_mm, several_mm, diameter_mm, humidity_percent
  )`,
  sql`create index products_found on products (status, name_key, id, wood, search_text)`,
  // Lists are found, searched and counted from indexes alone.
  sql`create index products_listed on products (status, name_key, id)`,
  sql`create index products_listed_fr on products (status, name_key_fr, id)`,
  sql`create index products_listed_lt on products (status, name_key_lt, id)`,
  sql`create index products_listed_es on products (status, name_key_es, id)`,
  // With prices, which look products up by id.
  sql`create index products_priced on products (id, name_key, wood, search_text)`,
  // By name in any status.
  sql`create index products_sought on products (name_key, id, wood, search_text)`,
  sql`create index products_sought_fr on products (name_key_fr, id)`,
  sql`create index products_sought_lt on products (name_key_lt, id)`,
  sql`create index products_sought_es on products (name_key_es, id)`,
  sql`create index products_specification on products (specification_key, id)`,
  sql`create index products_updated on products (updated_at, id)`,
]
