import { type Expression, sql, type SqlBool } from 'kysely'

/** Follows all characters of a text. */
const AFTER_ALL = '\u{10FFFF}'

/** Condition: the value begins with the text, as a range that an index of the value can read. */
export const startsWith = (value: Expression<string | null>, text: string): Expression<SqlBool> =>
  sql<boolean>`(${value} >= ${text} and ${value} < ${text + AFTER_ALL})`
