import type { MigrationFor } from '../migrate'

/** Comments, history and files of documents. */
export const records: MigrationFor = ({ text, integer, binary }) => ({
  async up(db) {
    await db.schema
      .createTable('comments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('document_kind', text, (c) => c.notNull())
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .execute()
    await db.schema
      .createIndex('comments_of_document')
      .on('comments')
      .columns(['document_id', 'position'])
      .unique()
      .execute()
    await db.schema
      .createTable('activity')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('document_kind', text, (c) => c.notNull())
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.references('people.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('changes', text, (c) => c.notNull())
      .addColumn('reason', text)
      .execute()
    await db.schema
      .createIndex('activity_of_document')
      .on('activity')
      .columns(['document_id', 'position'])
      .unique()
      .execute()
    await db.schema
      .createTable('attachments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('document_kind', text, (c) => c.notNull())
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('media_type', text, (c) => c.notNull())
      .addColumn('size', integer, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .execute()
    await db.schema
      .createIndex('attachments_of_document')
      .on('attachments')
      .columns(['document_id', 'created_at'])
      .execute()
    await db.schema
      .createTable('attachment_contents')
      .addColumn('attachment_id', text, (c) =>
        c.primaryKey().references('attachments.id').onDelete('cascade'),
      )
      .addColumn('content', binary, (c) => c.notNull())
      .execute()
  },
})
