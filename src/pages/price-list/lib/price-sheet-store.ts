import { createSheetStore } from '@/features/read-sheet'
import type { ParsedPriceSheet } from '../model/price-sheet'

/** A selected sheet that is neither applied nor discarded. */
export type StoredPriceSheet = Pick<ParsedPriceSheet, 'rows' | 'unread' | 'hidden'> &
  Partial<Pick<ParsedPriceSheet, 'unmapped'>> & {
    readonly fileName: string
    /** Id of the import. It survives a reload, so that an interrupted import resumes. */
    readonly importId: string
  }

const isStoredPriceSheet = (value: unknown): value is StoredPriceSheet =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  'unread' in value &&
  'fileName' in value &&
  'hidden' in value &&
  'importId' in value

/** Sheets on this device by user and price list. */
export const priceSheetStore = createSheetStore('timberdesk-price-sheets', isStoredPriceSheet)
