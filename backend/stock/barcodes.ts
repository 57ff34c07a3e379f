import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../db/tables'

const lots = expressionBuilder<Tables, 'lots'>()

/** Returns a barcode as typed, in capitals and in small letters: case does not tell packs apart. */
export const listBarcodeSpellings = (barcode: string): string[] => [
  ...new Set([barcode, barcode.toUpperCase(), barcode.toLowerCase()]),
]

/** Returns the same key for all spellings of a barcode. */
export const toBarcodeKey = (barcode: string): string => barcode.toUpperCase()

/** Follows all characters of a barcode. */
const AFTER_ALL = '\u{10FFFF}'

/** Condition: the lot's barcode begins with the text, in ranges of its index. */
export const isInBarcodeRange = (text: string): Expression<SqlBool> =>
  lots.or(
    listBarcodeSpellings(text).map((spelling) =>
      lots.and([
        lots('lots.barcode', '>=', spelling),
        lots('lots.barcode', '<', spelling + AFTER_ALL),
      ]),
    ),
  )

/** Condition: the barcode begins with the text, in which every character is literal. */
export const barcodeStartsWith = (
  column: 'barcode' | 'lots.barcode',
  text: string,
): Expression<SqlBool> =>
  sql<boolean>`(${sql.join(
    listBarcodeSpellings(text).map(
      (spelling) =>
        sql`${sql.ref(column)} like ${`${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    ),
    sql` or `,
  )})`
