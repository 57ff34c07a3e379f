import type { ColumnAnswers } from '../lib/column-values'
import type { Mapping } from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'
import { createSheetStore } from './sheet-store'

/**
 * Unsaved column choices of the mapping step: the index of the shown table, and choices per table.
 */
export interface MappingDraft {
  readonly at: number
  readonly chosen: Readonly<Record<number, Mapping<string>>>
}

/** An open sheet and its answers so far. */
export interface OpenSheet {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  readonly draft?: MappingDraft
  /** The chosen sheet and its column mapping. */
  readonly mapped?: { readonly sheet: string; readonly mapping: Mapping<string> }
  readonly answers: ColumnAnswers
}

const isOpenSheet = (value: unknown): value is OpenSheet =>
  typeof value === 'object' &&
  value !== null &&
  'fileName' in value &&
  'sheets' in value &&
  'answers' in value

/** Sheets with open questions. */
export const openSheetStore = createSheetStore('timberdesk-open-sheets', isOpenSheet)
