import { createSheetStore } from '@/features/read-sheet'
import type { ParsedPriceSheet } from '../model/price-sheet'

/** A sheet that was chosen and neither taken in nor given up. */
export type StoredPriceSheet = Pick<ParsedPriceSheet, 'rows' | 'unread' | 'hidden'> & {
  readonly fileName: string
  /** The id under which it is applied: the same after a reload, so that an interrupted sheet goes on as one. */
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

/** Sheets of this device by person and price list. */
export const priceSheetStore = createSheetStore('timberdesk-price-sheets', isStoredPriceSheet)
