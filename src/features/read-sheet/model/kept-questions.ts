import { deviceStore, memoryDevice } from '@/shared/lib/draft'
import type { ColumnAnswers } from '../lib/column-values'
import type { Mapping } from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'

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

const device = typeof indexedDB === 'undefined' ? memoryDevice<'sheets'>() : deviceStore('timberdesk-open-sheets', 1, ['sheets'])
const keyFor = (person: string, kind: string) => `${person} ${kind}`

/** Keeps a person's sheet and answers across a reload. A device without room goes on without them. */
export const keepOpenSheet = (person: string, kind: string, sheet: OpenSheet): Promise<void> => device.put('sheets', keyFor(person, kind), sheet).catch(() => {})

export const forgetOpenSheet = (person: string, kind: string): Promise<void> => device.remove('sheets', keyFor(person, kind)).catch(() => {})

export async function readOpenSheet(person: string, kind: string): Promise<OpenSheet | null> {
  const kept = await device.get('sheets', keyFor(person, kind)).catch(() => null)
  return isOpenSheet(kept) ? kept : null
}

const isOpenSheet = (value: unknown): value is OpenSheet => typeof value === 'object' && value !== null && 'fileName' in value && 'sheets' in value && 'answers' in value
