import type { MigrationFor } from '../migrate'

/** People, their sessions and their notifications. */
export const people: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull().unique())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('password_hash', text)
      .addColumn('terms_agreed_at', text)
      .addColumn('is_active', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('session_families')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('revoked_at', text)
      .execute()
    await db.schema
      .createIndex('session_families_person')
      .on('session_families')
      .columns(['person_id', 'expires_at'])
      .execute()
    await db.schema
      .createTable('access_tokens')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('family_id', text, (c) =>
        c.notNull().references('session_families.id').onDelete('cascade'),
      )
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('access_tokens_family')
      .on('access_tokens')
      .column('family_id')
      .execute()
    await db.schema
      .createTable('refresh_tokens')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('family_id', text, (c) =>
        c.notNull().references('session_families.id').onDelete('cascade'),
      )
      .addColumn('parent_hash', text)
      .addColumn('issued_at', text, (c) => c.notNull())
      .addColumn('used_at', text)
      .execute()
    await db.schema
      .createIndex('refresh_tokens_family')
      .on('refresh_tokens')
      .column('family_id')
      .execute()
    await db.schema
      .createIndex('refresh_tokens_parent')
      .on('refresh_tokens')
      .column('parent_hash')
      .execute()
    await db.schema
      .createTable('login_failures')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('login_failures_email')
      .on('login_failures')
      .columns(['email', 'at'])
      .execute()
    await db.schema
      .createIndex('login_failures_address')
      .on('login_failures')
      .columns(['address', 'at'])
      .execute()
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('operation', text, (c) => c.notNull())
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('request_hash', text, (c) => c.notNull())
      .addColumn('answer', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['person_id', 'operation', 'key'])
      .execute()
    await db.schema
      .createIndex('idempotency_keys_age')
      .on('idempotency_keys')
      .column('created_at')
      .execute()
    await db.schema
      .createTable('settings')
      .addColumn('key', text, (c) => c.primaryKey())
      .addColumn('value', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('notifications')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('params', text, (c) => c.notNull())
      .addColumn('document_kind', text)
      .addColumn('document_id', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('is_read', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('notifications_unread')
      .on('notifications')
      .columns(['person_id', 'is_read'])
      .execute()
    await db.schema
      .createIndex('notifications_newest')
      .on('notifications')
      .columns(['person_id', 'created_at', 'id'])
      .execute()
  },
})
