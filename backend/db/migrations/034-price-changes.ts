import type { MigrationFor } from '../migrate'

/**
 * Price changes with old and new values, and their price sheet, so that a sheet can be reverted.
 */
export const priceChanges: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('price_imports')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('undone_at', text)
      .execute()
    await db.schema
      .createIndex('price_imports_newest')
      .on('price_imports')
      .columns(['created_at', 'id'])
      .execute()
    await db.schema
      .createTable('price_changes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('import_id', text, (c) => c.references('price_imports.id'))
      .addColumn('price_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull().references('products.id'))
      .addColumn('company_id', text, (c) => c.references('companies.id'))
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('before', text)
      .addColumn('after', text)
      .addColumn('version', integer, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('price_changes_of_price')
      .on('price_changes')
      .columns(['price_id', 'version'])
      .execute()
    await db.schema
      .createIndex('price_changes_of_import')
      .on('price_changes')
      .columns(['import_id', 'price_id', 'version'])
      .execute()
  },
})
