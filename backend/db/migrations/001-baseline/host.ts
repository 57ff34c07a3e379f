import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Internal tables of the host: settings, document numbers, jobs, mails and repeated requests. */
export const host: SchemaPart = ({ text, integer }) => [
  sql`create table settings (
    key ${text} primary key,
    value ${text} not null
  )`,
  sql`create table document_counters (
    series ${text} not null,
    year ${integer} not null,
    last ${integer} not null,
    constraint document_counters_pk primary key (series, year)
  )`,
  sql`create table due_work (
    kind ${text} not null,
    record_id ${text} not null,
    due_at ${text} not null,
    attempts ${integer} not null default 0,
    constraint due_work_of_record primary key (kind, record_id)
  )`,
  sql`create index due_work_by_time on due_work (due_at, record_id)`,
  sql`create table mails (
    id ${text} primary key,
    to_email ${text} not null,
    to_name ${text} not null,
    language ${text} not null,
    subject ${text} not null,
    body ${text},
    created_at ${text} not null,
    sent_at ${text}
  )`,
  sql`create index mails_newest on mails (created_at, id)`,
  sql`create table idempotency_keys (
    person_id ${text} not null references people (id) on delete cascade,
    operation ${text} not null,
    key ${text} not null,
    request_hash ${text} not null,
    answer ${text} not null,
    created_at ${text} not null,
    constraint idempotency_keys_pk primary key (person_id, operation, key)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
]
