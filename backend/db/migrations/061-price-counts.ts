import { sql } from 'kysely'
import type { DialectName } from '../dialect'
import type { MigrationFor } from '../migrate'

/** Whose prices are counted apart. */
const COUNTED = {
  general: 'priced.company_id is null and priced.country is null',
  country: 'priced.company_id is null and priced.country is not null',
  company: 'priced.company_id is not null',
}
const COLUMNS = Object.keys(COUNTED).join(', ')

/**
 * A product's prices are counted as they come and go, beside what it is found by: whoever lists or searches the price list is told how many there are without a
 * look at each. A page of them is read out of indices alone.
 */
export const priceCounts: MigrationFor = ({ text, integer }, dialect) => ({
  async up(db) {
    await db.schema
      .createTable('price_counts')
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('wood', text)
      .addColumn('search_text', text, (c) => c.notNull())
      .addColumn('general', integer, (c) => c.notNull())
      .addColumn('country', integer, (c) => c.notNull())
      .addColumn('company', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('price_counts_pkey', ['product_id', 'list'])
      .execute()
    await sql.raw(added('prices')).execute(db)
    await sql`create index price_counts_found on price_counts (list, wood, search_text, product_id, ${sql.raw(COLUMNS)})`.execute(
      db,
    )
    for (const statement of TRIGGERS[dialect]) await sql.raw(statement).execute(db)
    await db.schema.dropIndex('prices_of_list').execute()
    await sql`create index prices_of_list on prices (product_id, list, company_id, id)`.execute(db)
  },
})

const sums = Object.entries(COUNTED)
  .map(([name, isIn]) => `sum(case when ${isIn} then 1 else 0 end) as ${name}`)
  .join(', ')
const counted = (sign: '+' | '-', others: string) =>
  Object.keys(COUNTED)
    .map((name) => `${name} = price_counts.${name} ${sign} ${others}.${name}`)
    .join(', ')

const added = (rows: string): string => `
  insert into price_counts (product_id, list, wood, search_text, ${COLUMNS})
  select priced.product_id, priced.list, products.wood, products.search_text, ${sums} from ${rows} as priced, products
  where products.id = priced.product_id group by priced.product_id, priced.list, products.wood, products.search_text
  on conflict (product_id, list) do update set ${counted('+', 'excluded')};`

const removed = (rows: string): string => `
  update price_counts set ${counted('-', 'gone')}
  from (select priced.product_id, priced.list, ${sums} from ${rows} as priced group by priced.product_id, priced.list) as gone
  where price_counts.product_id = gone.product_id and price_counts.list = gone.list;`

const renamed =
  'update price_counts set wood = new.wood, search_text = new.search_text where product_id = new.id;'

/** What keeps the counts: prices that come, go or are moved, and a product that is called otherwise. PostgreSQL counts all of a statement at once, as sheets have thousands. */
const TRIGGERS: Record<DialectName, string[]> = {
  sqlite: [
    ofSqlite('added', 'insert on prices', added(rowOf('new'))),
    ofSqlite('removed', 'delete on prices', removed(rowOf('old'))),
    ofSqlite(
      'moved',
      'update of product_id, list, country, company_id on prices',
      removed(rowOf('old')) + added(rowOf('new')),
    ),
    ofSqlite('renamed', 'update of wood, search_text on products', renamed),
  ],
  postgres: [
    ...ofPostgres(
      'added',
      'insert on prices referencing new table as coming for each statement',
      added('coming'),
    ),
    ...ofPostgres(
      'removed',
      'delete on prices referencing old table as going for each statement',
      removed('going'),
    ),
    ...ofPostgres(
      'moved',
      'update on prices referencing old table as going new table as coming for each statement',
      removed('going') + added('coming'),
    ),
    ...ofPostgres('renamed', 'update of wood, search_text on products for each row', renamed),
  ],
}

function rowOf(row: 'old' | 'new'): string {
  return `(select ${['product_id', 'list', 'country', 'company_id'].map((column) => `${row}.${column} as ${column}`).join(', ')})`
}

function ofSqlite(name: string, event: string, does: string): string {
  return `create trigger price_counts_${name} after ${event} begin ${does} end`
}

function ofPostgres(name: string, event: string, does: string): string[] {
  return [
    `create function price_counts_${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`,
    `create trigger price_counts_${name} after ${event} execute function price_counts_${name}()`,
  ]
}
