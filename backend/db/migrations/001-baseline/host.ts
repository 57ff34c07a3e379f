import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/**
 * Tables of the installation: settings, letterhead and papers, document numbers, jobs, emails and
 * repeated requests.
 */
export const host: SchemaPart = ({ text, integer, binary }) => [
  sql`create table settings (
    key ${text} primary key,
    value ${text} not null
  )`,
  sql`create table house_settings (
    id ${integer} primary key check (id = 1),
    version ${integer} not null default 1,
    updated_at ${text},
    updated_by ${text} references people (id),
    name ${text} not null,
    address ${text},
    country ${text} not null,
    company_code ${text},
    vat_code ${text},
    eori ${text},
    phone ${text},
    email ${text},
    website ${text},
    bank_accounts ${text} not null,
    certificates ${text} not null,
    invoice_prefix ${text},
    reverse_charge_law ${text},
    keep_logins_days ${integer} not null default 180,
    keep_sessions_days ${integer} not null default 30,
    keep_mails_days ${integer} not null default 60,
    keep_notifications_days ${integer} not null default 365,
    keep_history_days ${integer} not null default 3650,
    paper_texts ${text} not null,
    logo ${text}
  )`,
  sql`create table logos (
    sha256 ${text} primary key,
    media_type ${text} not null,
    content ${binary} not null
  )`,
  sql`insert into house_settings (id, name, country, bank_accounts, certificates, paper_texts)
    values (1, 'Timberdesk', 'LT', '[]', '[]', '{}')`,
  sql`create table settings_activity (
    id ${text} primary key,
    at ${text} not null,
    person_id ${text} not null references people (id),
    changes ${text} not null
  )`,
  sql`create index settings_activity_newest on settings_activity (at, id)`,
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
    recipients ${text} not null,
    language ${text} not null,
    subject ${text} not null,
    body ${text},
    link ${text},
    link_at ${integer},
    paper ${text},
    order_change ${text},
    password_link ${text},
    reply_to ${text},
    created_at ${text} not null,
    sent_at ${text}
  )`,
  sql`create index mails_newest on mails (created_at, id)`,
  sql`create table idempotency_keys (
    person_id ${text} not null references people (id) on delete cascade,
    operation ${text} not null,
    key ${text} not null,
    request_hash ${text} not null,
    answer ${text},
    record_id ${text},
    created_at ${text} not null,
    constraint idempotency_keys_pk primary key (person_id, operation, key)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
  sql`create index idempotency_keys_answers on idempotency_keys (created_at) where answer is not null`,
]
