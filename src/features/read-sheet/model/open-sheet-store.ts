import type { ColumnAnswers } from '../lib/column-values'
import type { Mapping } from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'
import { createSheetStore } from './sheet-store'

/** The columns that are being chosen in the mapping step: the table shown, and the choices by table. */
export interface MappingDraft {
  readonly at: number
  readonly chosen: Readonly<Record<number, Mapping<string>>>
}

/** A sheet with its answers so far. */
export interface OpenSheet {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  readonly draft?: MappingDraft
  /** The chosen table, by its sheet's name, and its columns. */
  readonly mapped?: { readonly sheet: string; readonly mapping: Mapping<string> }
  readonly answers: ColumnAnswers
}

const isOpenSheet = (value: unknown): value is OpenSheet =>
  typeof value === 'object' &&
  value !== null &&
  'fileName' in value &&
  'sheets' in value &&
  'answers' in value

/** Sheets whose questions are not all answered. */
export const openSheetStore = createSheetStore('timberdesk-open-sheets', isOpenSheet)
