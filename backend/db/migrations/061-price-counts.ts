import { sql } from 'kysely'
import type { DialectName } from '../dialect'
import type { MigrationFor } from '../migrate'

/** Price lists that are counted separately. */
const COUNTED = {
  general: 'priced.company_id is null and priced.country is null',
  country: 'priced.company_id is null and priced.country is not null',
  company: 'priced.company_id is not null',
}
const COLUMNS = Object.keys(COUNTED).join(', ')

/**
 * Counts the prices of a product as they change, so that lists and searches need not read them.
 * Pages of prices are read from indices alone.
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
    await sql.raw(addedStatement('prices')).execute(db)
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
const countStatement = (sign: '+' | '-', others: string) =>
  Object.keys(COUNTED)
    .map((name) => `${name} = price_counts.${name} ${sign} ${others}.${name}`)
    .join(', ')

const addedStatement = (rows: string): string => `
  insert into price_counts (product_id, list, wood, search_text, ${COLUMNS})
  select priced.product_id, priced.list, products.wood, products.search_text, ${sums} from ${rows} as priced, products
  where products.id = priced.product_id group by priced.product_id, priced.list, products.wood, products.search_text
  on conflict (product_id, list) do update set ${countStatement('+', 'excluded')};`

const removedStatement = (rows: string): string => `
  update price_counts set ${countStatement('-', 'gone')}
  from (select priced.product_id, priced.list, ${sums} from ${rows} as priced group by priced.product_id, priced.list) as gone
  where price_counts.product_id = gone.product_id and price_counts.list = gone.list;`

const renamedStatement =
  'update price_counts set wood = new.wood, search_text = new.search_text where product_id = new.id;'

/**
 * Triggers that update the counts when prices are added, deleted or moved, and when a product is
 * renamed. PostgreSQL counts once per statement, because sheets have thousands.
 */
const TRIGGERS: Record<DialectName, string[]> = {
  sqlite: [
    createSqliteTriggers('added', 'insert on prices', addedStatement(toRowExpression('new'))),
    createSqliteTriggers('removed', 'delete on prices', removedStatement(toRowExpression('old'))),
    createSqliteTriggers(
      'moved',
      'update of product_id, list, country, company_id on prices',
      removedStatement(toRowExpression('old')) + addedStatement(toRowExpression('new')),
    ),
    createSqliteTriggers('renamed', 'update of wood, search_text on products', renamedStatement),
  ],
  postgres: [
    ...createPostgresTriggers(
      'added',
      'insert on prices referencing new table as coming for each statement',
      addedStatement('coming'),
    ),
    ...createPostgresTriggers(
      'removed',
      'delete on prices referencing old table as going for each statement',
      removedStatement('going'),
    ),
    ...createPostgresTriggers(
      'moved',
      'update on prices referencing old table as going new table as coming for each statement',
      removedStatement('going') + addedStatement('coming'),
    ),
    ...createPostgresTriggers(
      'renamed',
      'update of wood, search_text on products for each row',
      renamedStatement,
    ),
  ],
}

function toRowExpression(row: 'old' | 'new'): string {
  return `(select ${['product_id', 'list', 'country', 'company_id'].map((column) => `${row}.${column} as ${column}`).join(', ')})`
}

function createSqliteTriggers(name: string, event: string, does: string): string {
  return `create trigger price_counts_${name} after ${event} begin ${does} end`
}

function createPostgresTriggers(name: string, event: string, does: string): string[] {
  return [
    `create function price_counts_${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`,
    `create trigger price_counts_${name} after ${event} execute function price_counts_${name}()`,
  ]
}
