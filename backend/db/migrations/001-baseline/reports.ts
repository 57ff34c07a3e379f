import { sql } from 'kysely'
import type { SchemaPart } from '../../migrate'

/**
 * Inspection reports of supplies and cargos. The report is stored as JSON; values that queries need
 * have columns, and each inspected supply line has a row.
 */
export const reports: SchemaPart = ({ text, integer }) => [
  sql`create table inspection_reports (
    id ${text} primary key,
    kind ${text} not null,
    number ${text} not null unique,
    number_key ${integer} not null,
    status ${text} not null,
    version ${integer} not null default 1,
    created_at ${text} not null,
    created_by ${text} not null references people (id),
    updated_at ${text} not null,
    updated_by ${text} not null references people (id),
    supply_id ${text} references supplies (id),
    cargo_id ${text},
    inspector_id ${text} not null references people (id),
    inspected_on ${text},
    inspected_at ${text},
    verdict ${text},
    submitted_at ${text},
    approved_at ${text},
    approved_by ${text} references people (id),
    return_remark ${text},
    cancel_reason ${text},
    corrects_id ${text} references inspection_reports (id),
    corrected_by_id ${text} references inspection_reports (id),
    accepted_l ${integer} not null default 0,
    rejected_l ${integer} not null default 0,
    differs ${integer} not null default 0,
    written ${text} not null,
    wood ${text},
    seal_number ${text},
    sent_hash ${text},
    search_text ${text} not null default ''
  )`,
  sql`create index inspection_reports_by_number_key on inspection_reports (
    kind, number_key, id, status, inspector_id
  )`,
  sql`create index inspection_reports_by_updated_at on inspection_reports (
    kind, updated_at, id, status, inspector_id
  )`,
  sql`create index inspection_reports_of_cargo_id on inspection_reports (cargo_id, status)`,
  sql`create index inspection_reports_of_corrects_id on inspection_reports (corrects_id, status)`,
  sql`create index inspection_reports_of_inspector on inspection_reports (inspector_id, status)`,
  // Pending reports are found without reading completed ones.
  sql`create index inspection_reports_of_status on inspection_reports (
    kind, status, number_key, id, inspector_id
  )`,
  sql`create index inspection_reports_of_supply_id on inspection_reports (supply_id, status)`,
  sql`create table inspected_lines (
    report_id ${text} not null references inspection_reports (id) on delete cascade,
    supply_line_id ${text} not null,
    accepted_l ${integer},
    rejected_l ${integer},
    usable_l ${integer},
    moisture_tenths ${integer},
    sampled_pcs ${integer} not null,
    defects ${text} not null,
    primary key (report_id, supply_line_id)
  )`,
  sql`create index inspected_lines_of_line on inspected_lines (supply_line_id, report_id)`,
]
