import { sql, type RawBuilder } from 'kysely'

/** Letters without a Unicode decomposition. */
const UNDECOMPOSED_LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** Returns lower case without accents, so that both databases match "siauliai" with "Šiauliai". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœßþðı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
}

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
