import { type Expression, sql, type SqlBool } from 'kysely'
import { startsWith } from '../db/text-range'

/** Returns the same key for all spellings of a barcode. Ignores case. */
export const toBarcodeKey = (barcode: string): string => barcode.toUpperCase()

/** Key of a lot's barcode, by which an index finds it. */
export const lotBarcodeKey = sql<string>`upper(${sql.ref('lots.barcode')})`

/** Condition: the lot has one of the barcodes, in any spelling. */
export const hasBarcode = (barcodes: readonly string[]): Expression<SqlBool> =>
  sql<boolean>`${lotBarcodeKey} in (${sql.join(barcodes.map(toBarcodeKey))})`

/** Condition: the lot's barcode begins with the text, in any spelling. */
export const barcodeStartsWith = (text: string): Expression<SqlBool> =>
  startsWith(lotBarcodeKey, toBarcodeKey(text))
