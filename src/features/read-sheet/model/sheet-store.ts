import { parse, stringify } from 'devalue'
import { openDeviceStore, seal, unseal } from '@/shared/lib/draft'
import type { ColumnAnswers } from '../lib/column-values'
import type { Mapping } from '../lib/find-table'
import type { Sheet } from '../lib/read-workbook'

/**
 * Creates a store of one sheet per user and place on this device, encrypted for the user. Storage
 * errors are ignored.
 * @param database IndexedDB name
 */
export function createSheetStore<Stored>(
  database: string,
  isStored: (value: unknown) => value is Stored,
) {
  const device = openDeviceStore(database, 1, ['sheets'])
  const createKey = (personId: string, slot: string) => `${personId} ${slot}`
  return {
    async save(personId: string, slot: string, sheet: Stored): Promise<void> {
      // A sheet has dates and sets, which JSON loses.
      const sealed = seal(personId, stringify(sheet))
      if (sealed !== null)
        await device.put('sheets', createKey(personId, slot), sealed).catch(() => {})
    },
    remove: (personId: string, slot: string): Promise<void> =>
      device.remove('sheets', createKey(personId, slot)).catch(() => {}),
    async read(personId: string, slot: string): Promise<Stored | null> {
      const sealed = await device.get('sheets', createKey(personId, slot)).catch(() => null)
      const text = unseal(personId, sealed)
      const stored: unknown = typeof text === 'string' ? parse(text) : null
      return isStored(stored) ? stored : null
    },
  }
}

/**
 * Unsaved column choices of the mapping step: the index of the shown table, and choices per table.
 */
export interface MappingDraft {
  readonly at: number
  readonly chosen: Readonly<Record<number, Mapping<string>>>
}

/** Answers about a sheet so far. */
export interface SheetAnswers {
  readonly draft?: MappingDraft | undefined
  /** The chosen sheet and its column mapping. */
  readonly mapped?: {
    readonly sheet: string
    readonly mapping: Mapping<string>
    /** Columns that the rows needed and the user was asked one value for. */
    readonly asked?: readonly string[]
  }
  readonly answers: ColumnAnswers
}

/** A chosen file that is neither imported nor discarded. */
export interface OpenSheet extends SheetAnswers {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  /** Stays the same after a reload. */
  readonly importId?: string | undefined
}

const isOpenSheet = (value: unknown): value is OpenSheet =>
  typeof value === 'object' &&
  value !== null &&
  'fileName' in value &&
  'sheets' in value &&
  'answers' in value

/** Open sheets by user and kind of sheet. */
export const openSheetStore = createSheetStore('timberdesk-open-sheets', isOpenSheet)
