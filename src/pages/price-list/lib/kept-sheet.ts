import { createKeptSheets } from '@/features/read-sheet'
import type { ReadSheet } from '../model/price-sheet'

/** A sheet that was chosen and neither taken in nor given up. */
export type KeptSheet = Pick<ReadSheet, 'rows' | 'unread' | 'hidden'> & {
  readonly fileName: string
  /** The id under which it is applied: the same after a reload, so that an interrupted sheet goes on as one. */
  readonly importId: string
}

const isSheet = (value: unknown): value is KeptSheet =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  'unread' in value &&
  'fileName' in value &&
  'hidden' in value &&
  'importId' in value

/** Sheets of this device by person and price list. */
export const keptSheets = createKeptSheets('timberdesk-price-sheets', isSheet)
