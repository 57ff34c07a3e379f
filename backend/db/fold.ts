import { fold } from '@domain/text/fold'
import { sql, type RawBuilder } from 'kysely'

/** Joins and folds the non-null texts for searching. */
export function toSearchText(...parts: (string | null)[]): string {
  return fold(parts.filter((part) => part !== null && part !== '').join(' '))
}

export function parseSearchWords(q: string | undefined): string[] {
  return fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
}

/** Condition: the column contains the text, in which every character is literal. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
