import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/** People, their sessions, links to set a password, and failed attempts. */
export const people: SchemaPart = ({ text, integer }) => [
  sql`create table people (
    id ${text} primary key,
    version ${integer} not null default 1,
    name ${text} not null,
    name_key ${text} not null,
    first_name ${text} not null default '',
    last_name ${text} not null default '',
    email ${text} not null unique,
    phone ${text},
    language ${text} not null default 'en',
    country ${text},
    role ${text} not null,
    company_id ${text},
    password_hash ${text},
    terms_agreed_at ${text},
    is_active ${integer} not null default 1,
    erased_at ${text},
    created_at ${text} not null,
    created_by ${text},
    updated_at ${text},
    updated_by ${text}
  )`,
  sql`create table erasures (
    person_id ${text} primary key references people (id) on delete cascade,
    name ${text},
    email ${text} not null,
    neutral_name ${text} not null,
    neutral_email ${text} not null,
    last_table ${text} not null default ''
  )`,
  sql`create index people_by_created_at on people (created_at, id)`,
  sql`create index people_by_email on people (email, id)`,
  sql`create index people_by_name_key on people (name_key, id)`,
  sql`create index people_company on people (company_id)`,
  sql`create table person_countries (
    person_id ${text} not null references people (id) on delete cascade,
    country ${text} not null,
    constraint person_countries_pk primary key (person_id, country)
  )`,
  sql`create table session_families (
    id ${text} primary key,
    person_id ${text} not null references people (id) on delete cascade,
    created_at ${text} not null,
    expires_at ${text} not null,
    revoked_at ${text},
    user_agent ${text},
    address ${text}
  )`,
  sql`create index session_families_person on session_families (person_id, expires_at)`,
  sql`create index session_families_age on session_families (expires_at)`,
  sql`create table access_tokens (
    hash ${text} primary key,
    family_id ${text} not null references session_families (id) on delete cascade,
    expires_at ${text} not null
  )`,
  sql`create index access_tokens_family on access_tokens (family_id)`,
  sql`create table refresh_tokens (
    hash ${text} primary key,
    family_id ${text} not null references session_families (id) on delete cascade,
    parent_hash ${text},
    issued_at ${text} not null,
    used_at ${text}
  )`,
  sql`create index refresh_tokens_family on refresh_tokens (family_id)`,
  sql`create index refresh_tokens_parent on refresh_tokens (parent_hash)`,
  sql`create table password_links (
    hash ${text} primary key,
    person_id ${text} not null references people (id) on delete cascade,
    created_at ${text} not null,
    expires_at ${text} not null
  )`,
  sql`create index password_links_person on password_links (person_id)`,
  sql`create table login_failures (
    id ${text} primary key,
    email ${text} not null,
    address ${text} not null,
    at ${text} not null,
    act ${text} not null default 'login'
  )`,
  sql`create index login_failures_address on login_failures (address, at)`,
  sql`create index login_failures_email on login_failures (email, at)`,
  sql`create table draft_keys (
    person_id ${text} primary key references people (id) on delete cascade,
    key ${text} not null
  )`,
  sql`create table known_devices (
    hash ${text} not null,
    person_id ${text} not null references people (id) on delete cascade,
    used_at ${text} not null,
    primary key (hash, person_id)
  )`,
  sql`create index known_devices_person on known_devices (person_id)`,
  sql`create table login_records (
    id ${text} primary key,
    bucket ${text} not null unique,
    person_id ${text} references people (id) on delete cascade,
    email_hint ${text},
    address ${text},
    browser ${text},
    system ${text},
    outcome ${text} not null,
    count ${integer} not null,
    first_at ${text} not null,
    at ${text} not null
  )`,
  sql`create index login_records_newest on login_records (at, id)`,
  sql`create index login_records_person on login_records (person_id, at, id)`,
]
