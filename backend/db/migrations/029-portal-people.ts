import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/**
 * Companies of the portal, their addresses and people, passwords by link, and mail. The first word
 * of an existing name becomes the first name, the rest the last name.
 */
export const portalPeople: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('companies')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('company_code', text)
      .addColumn('vat_code', text)
      .addColumn('address', text)
      .addColumn('size', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('manager_id', text, (c) => c.references('people.id'))
      .addColumn('payment_kind', text, (c) => c.notNull())
      .addColumn('payment_net_days', integer)
      .addColumn('basket_hours', integer, (c) => c.notNull())
      .addColumn('sees_full_amounts', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('country_prices', integer, (c) => c.notNull().defaultTo(0))
      .addColumn('search_text', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text)
      .execute()
    await db.schema
      .createIndex('companies_name')
      .on('companies')
      .columns(['name_key', 'id'])
      .execute()
    await db.schema
      .createIndex('companies_manager')
      .on('companies')
      .columns(['manager_id', 'name_key', 'id'])
      .execute()
    await db.schema
      .createIndex('companies_country')
      .on('companies')
      .columns(['country', 'name_key', 'id'])
      .execute()
    await db.schema
      .createIndex('clients_company')
      .on('clients')
      .column('portal_company_id')
      .execute()

    for (const column of ['first_name', 'last_name', 'language']) {
      await db.schema
        .alterTable('people')
        .addColumn(column, text, (c) => c.notNull().defaultTo(column === 'language' ? 'en' : ''))
        .execute()
    }
    for (const column of ['phone', 'country', 'company_id', 'updated_at', 'updated_by']) {
      await db.schema.alterTable('people').addColumn(column, text).execute()
    }
    await db.schema
      .alterTable('people')
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema.createIndex('people_company').on('people').column('company_id').execute()
    await fillNameParts(db as Db)
    await db.schema
      .createTable('person_countries')
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('country', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('person_countries_pk', ['person_id', 'country'])
      .execute()

    await db.schema
      .createTable('addresses')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('company_id', text, (c) =>
        c.notNull().references('companies.id').onDelete('cascade'),
      )
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('zip_code', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('city', text, (c) => c.notNull())
      .addColumn('phone', text)
      .addColumn('contact_name', text)
      .addColumn('latitude', text)
      .addColumn('longitude', text)
      .addColumn('note', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('removed_at', text)
      .execute()
    await db.schema
      .createIndex('addresses_company')
      .on('addresses')
      .columns(['company_id', 'created_at'])
      .execute()

    await db.schema
      .createTable('password_links')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('password_links_person')
      .on('password_links')
      .column('person_id')
      .execute()
    await db.schema
      .createTable('mails')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('to_email', text, (c) => c.notNull())
      .addColumn('to_name', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('body', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('sent_at', text)
      .execute()
    await db.schema.createIndex('mails_newest').on('mails').columns(['created_at', 'id']).execute()

    await db.schema
      .alterTable('login_failures')
      .addColumn('act', text, (c) => c.notNull().defaultTo('login'))
      .execute()
    await db.schema.alterTable('session_families').addColumn('user_agent', text).execute()
  },
})

async function fillNameParts(db: Db): Promise<void> {
  for (const { id, name } of await db.selectFrom('people').select(['id', 'name']).execute()) {
    const [first = '', ...rest] = name.split(' ')
    await db
      .updateTable('people')
      .set({ first_name: first, last_name: rest.join(' ') })
      .where('id', '=', id)
      .execute()
  }
}
