import { sql, type SqlBool, type Expression } from 'kysely'

/** Returns a barcode as typed, in capitals and in small letters: case does not tell packs apart. */
export const listBarcodeSpellings = (barcode: string): string[] => [
  ...new Set([barcode, barcode.toUpperCase(), barcode.toLowerCase()]),
]

/** Returns the same key for all spellings of a barcode. */
export const toBarcodeKey = (barcode: string): string => barcode.toUpperCase()

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
