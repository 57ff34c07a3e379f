import type { JobKind } from '../../due-work/schedule-job'
import type { Defaulted } from './columns'

/** What the host keeps for itself. */
export type HostTables = {
  idempotency_keys: IdempotencyKeysTable
  document_counters: DocumentCountersTable
  settings: SettingsTable
  due_work: DueWorkTable
  deal_words: WordsTable
  supply_words: WordsTable
  cargo_words: WordsTable
  supply_report_words: WordsTable
  cargo_report_words: WordsTable
}

type IdempotencyKeysTable = {
  person_id: string
  operation: string
  key: string
  request_hash: string
  answer: string
  created_at: string
}

type DocumentCountersTable = { series: string; year: number; last: number }

type SettingsTable = { key: string; value: string }

type DueWorkTable = {
  kind: JobKind
  record_id: string
  due_at: string
  /** How often it was tried in vain. */
  attempts: Defaulted<number>
}

/** What a document is found by, word by word (`word-index`); its `number_key`, under the name that SQLite gives it. Nobody reads the words. */
type WordsTable = { docid: number; words: never }
