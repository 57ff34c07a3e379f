import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** Comments, history, files, notifications and override requests of any record. */
export const records: SchemaPart = ({ text, integer, binary }) => [
  sql`create table sent_papers (
    id ${text} primary key,
    record_kind ${text} not null,
    record_id ${text} not null,
    paper ${text} not null,
    client_id ${text},
    client_name ${text},
    title ${text} not null,
    forwarder ${text},
    recipients ${text} not null,
    content ${text} not null,
    logo ${text},
    sent_at ${text} not null,
    sent_by ${text} not null references people (id)
  )`,
  sql`create index sent_papers_of_record on sent_papers (record_id, sent_at)`,
  sql`create index sent_papers_to on sent_papers (forwarder, sent_at)`,
  // Recipients that are removed once they are old.
  sql`create index sent_papers_age on sent_papers (sent_at, id) where recipients <> '[]'`,
  sql`create table comments (
    id ${text} primary key,
    record_kind ${text} not null,
    record_id ${text} not null,
    position ${integer} not null,
    text ${text} not null,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    packs ${text} not null default '[]'
  )`,
  sql`create unique index comments_of_document on comments (record_id, position)`,
  sql`create table activity (
    id ${text} primary key,
    record_kind ${text} not null,
    record_id ${text} not null,
    position ${integer} not null,
    at ${text} not null,
    person_id ${text} references people (id),
    kind ${text} not null,
    changes ${text} not null,
    reason ${text},
    copied_from ${text}
  )`,
  sql`create unique index activity_of_document on activity (record_id, position)`,
  sql`create index activity_of_person on activity (person_id, at, id)`,
  // Entries that are deleted once they are old; documents keep theirs.
  sql`create index activity_age on activity (at, id)
    where record_kind in ('person', 'client', 'sawmill', 'company', 'product')`,
  // Addresses that are removed once they are old.
  sql`create index activity_addresses on activity (at, id)
    where kind = 'paper_sent' and changes like '%@%'`,
  sql`create table attachments (
    id ${text} primary key,
    record_kind ${text} not null,
    record_id ${text} not null,
    kind ${text} not null default 'internal',
    name ${text} not null,
    media_type ${text} not null,
    size ${integer} not null,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    sha256 ${text}
  )`,
  sql`create index attachments_of_document on attachments (record_id, created_at)`,
  sql`create table attachment_contents (
    attachment_id ${text} not null references attachments (id) on delete cascade,
    part ${integer} not null,
    content ${binary} not null,
    primary key (attachment_id, part)
  )`,
  sql`create table notifications (
    id ${text} primary key,
    person_id ${text} not null references people (id) on delete cascade,
    key ${text} not null,
    params ${text} not null,
    record_kind ${text},
    record_id ${text},
    created_at ${text} not null,
    is_read ${integer} not null default 0
  )`,
  sql`create index notifications_age on notifications (created_at)`,
  sql`create index notifications_newest on notifications (person_id, created_at, id, is_read)`,
  sql`create table override_requests (
    id ${text} primary key,
    record_kind ${text} not null,
    record_id ${text} not null,
    number ${text} not null,
    step ${text} not null,
    reason ${text} not null,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    status ${text} not null,
    answer ${text},
    answered_at ${text},
    answered_by ${text} references people (id)
  )`,
  // A record has one open request at most.
  sql`create unique index override_requests_open on override_requests (
    record_id
  ) where status = 'open'`,
  sql`create index override_requests_record on override_requests (record_id, created_at, id)`,
]
