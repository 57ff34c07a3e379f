import { sql } from 'kysely'
import type { ColumnTypes } from '../../dialect'

/**
 * A table of revisions. `document_id` is the document, so that revisions of every kind have the
 * same columns.
 */
export const createRevisionTable = (
  table: 'deal_revisions' | 'supply_revisions',
  document: 'deals' | 'supplies',
  { text, integer }: Pick<ColumnTypes, 'text' | 'integer'>,
) => [
  sql`create table ${sql.table(table)} (
    id ${text} primary key,
    document_id ${text} not null references ${sql.table(document)} (id) on delete cascade,
    revision ${integer} not null,
    status ${text} not null,
    version ${integer} not null default 1,
    reason ${text} not null,
    payload ${text} not null,
    base ${text} not null,
    differences ${text},
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    updated_at ${text} not null,
    updated_by ${text} not null references people (id),
    sent_at ${text},
    sent_by ${text} references people (id),
    answer_until ${text},
    closed_at ${text},
    closed_by ${text} references people (id),
    close_reason ${text},
    answer ${text}
  )`,
  sql`create unique index ${sql.ref(`${table}_revision`)} on ${sql.table(table)} (
    document_id, revision
  )`,
  sql`create unique index ${sql.ref(`${table}_open`)} on ${sql.table(table)} (document_id)
    where status in ('open', 'sent')`,
]
