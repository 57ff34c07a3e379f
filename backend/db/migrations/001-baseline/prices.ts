import { sql } from 'kysely'
import { createBatchTrigger, createRowTrigger, type DialectName } from '../../dialect'
import type { SchemaPart } from '../../migrate'

/** Prices with their counts and changes, price sheets, and rates of services and transport. */
export const prices: SchemaPart = ({ text, integer }, dialect) => [
  sql`create table prices (
    id ${text} primary key,
    version ${integer} not null default 1,
    product_id ${text} not null references products (id),
    list ${text} not null,
    country ${text},
    company_id ${text} references companies (id),
    price ${integer},
    price_small ${integer},
    price_medium ${integer},
    price_large ${integer},
    start_date ${text} not null,
    end_date ${text},
    unit ${text} not null,
    sale_unit ${text} not null,
    hidden ${integer} not null default 0,
    is_on ${integer} not null default 1,
    created_at ${text} not null,
    created_by ${text} references people (id),
    updated_at ${text} not null,
    updated_by ${text} references people (id)
  )`,
  // Prices that hide a product.
  sql`create index prices_hiding on prices (
    company_id, country, list, product_id, is_on, start_date, end_date
  ) where hidden = 1`,
  sql`create index prices_listed on prices (
    company_id, list, is_on, start_date, end_date, country
  )`,
  sql`create index prices_of_company on prices (company_id, list, product_id, start_date)`,
  sql`create index prices_of_country on prices (country, list, product_id, start_date)`,
  // Without it, PostgreSQL searches a product's prices country by country, or company by
  // company.
  sql`create index prices_of_list on prices (product_id, list, company_id, id)`,
  sql`create index prices_of_product on prices (
    product_id, company_id, country, list, start_date
  )`,
  sql`create table price_imports (
    id ${text} primary key,
    list ${text} not null,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    undone_at ${text},
    is_finished ${integer} not null default 1
  )`,
  sql`create index price_imports_newest on price_imports (created_at, id)`,
  sql`create index price_imports_of_person on price_imports (created_by, created_at, id)`,
  sql`create table price_changes (
    id ${text} primary key,
    import_id ${text} references price_imports (id),
    price_id ${text} not null,
    product_id ${text} not null references products (id),
    company_id ${text} references companies (id),
    at ${text} not null,
    person_id ${text} not null references people (id),
    before ${text},
    after ${text},
    version ${integer} not null,
    taken_back ${integer} not null default 0
  )`,
  sql`create index price_changes_of_import on price_changes (import_id, price_id, version)`,
  // A person's actions, newest first. A price sheet is one entry.
  sql`create index price_changes_of_person on price_changes (
    person_id, at, id
  ) where import_id is null`,
  sql`create index price_changes_of_price on price_changes (price_id, version)`,
  sql`create index price_changes_of_product on price_changes (product_id, at, version)`,
  sql`create table price_counts (
    product_id ${text} not null,
    list ${text} not null,
    wood ${text},
    search_text ${text} not null,
    general ${integer} not null,
    country ${integer} not null,
    company ${integer} not null,
    primary key (product_id, list)
  )`,
  // Lists and searches need not read the prices themselves.
  sql`create index price_counts_found on price_counts (
    list, wood, search_text, product_id, general, country, company
  )`,
  ...createCountTriggers(dialect),
  sql`create table service_prices (
    service ${text} primary key,
    version ${integer} not null default 1,
    price ${integer} not null,
    updated_at ${text} not null,
    updated_by ${text} references people (id)
  )`,
  sql`create table tariffs (
    id ${text} primary key,
    version ${integer} not null default 1,
    location ${text} not null,
    country ${text} not null,
    zip_prefix ${text} not null,
    amount_cents ${integer} not null,
    updated_at ${text} not null,
    updated_by ${text} references people (id),
    constraint tariffs_way unique (location, country, zip_prefix)
  )`,
  sql`create table rate_changes (
    id ${text} primary key,
    at ${text} not null,
    person_id ${text} not null references people (id),
    service ${text},
    location ${text},
    country ${text},
    zip_prefix ${text},
    before ${text},
    after ${text}
  )`,
  sql`create index rate_changes_newest on rate_changes (at, id)`,
  sql`create index rate_changes_of_person on rate_changes (person_id, at, id)`,
  sql`create table exchange_rates (
    currency ${text} not null,
    day ${text} not null,
    rate ${text} not null,
    source ${text} not null,
    entered_by ${text} references people (id),
    constraint exchange_rates_pk primary key (currency, day)
  )`,
  sql`create index exchange_rates_day on exchange_rates (day)`,
]

/** Price lists that are counted separately, with the condition of their prices. */
const COUNTS = {
  general: 'priced.company_id is null and priced.country is null',
  country: 'priced.company_id is null and priced.country is not null',
  company: 'priced.company_id is not null',
}

/** Keeps the counts when prices are added, removed or moved, and when a product is renamed. */
function createCountTriggers(dialect: DialectName) {
  const table = 'prices'
  const columns = ['product_id', 'list', 'country', 'company_id']
  const names = Object.keys(COUNTS)
  const sums = Object.entries(COUNTS)
    .map(([name, condition]) => `sum(case when ${condition} then 1 else 0 end) as ${name}`)
    .join(', ')
  const countUp = (prices: string) => `
    insert into price_counts (product_id, list, wood, search_text, ${names.join(', ')})
    select priced.product_id, priced.list, products.wood, products.search_text, ${sums}
    from ${prices} as priced, products where products.id = priced.product_id
    group by priced.product_id, priced.list, products.wood, products.search_text
    on conflict (product_id, list) do update set
    ${names.map((name) => `${name} = price_counts.${name} + excluded.${name}`).join(', ')}`
  const countDown = (prices: string) => `
    update price_counts set
    ${names.map((name) => `${name} = price_counts.${name} - gone.${name}`).join(', ')}
    from (select priced.product_id, priced.list, ${sums} from ${prices} as priced
      group by priced.product_id, priced.list) as gone
    where price_counts.product_id = gone.product_id and price_counts.list = gone.list`
  return [
    ...createBatchTrigger(dialect, {
      name: 'price_counts_added',
      event: 'insert',
      table,
      columns,
      getStatements: ({ after }) => [countUp(after)],
    }),
    ...createBatchTrigger(dialect, {
      name: 'price_counts_removed',
      event: 'delete',
      table,
      columns,
      getStatements: ({ before }) => [countDown(before)],
    }),
    ...createBatchTrigger(dialect, {
      name: 'price_counts_moved',
      event: 'update',
      table,
      columns,
      getStatements: ({ before, after }) => [countDown(before), countUp(after)],
    }),
    ...createRowTrigger(dialect, {
      name: 'price_counts_renamed',
      event: 'update of wood, search_text on products',
      statement:
        'update price_counts set wood = new.wood, search_text = new.search_text where product_id = new.id',
    }),
  ]
}
