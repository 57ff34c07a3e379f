import { sql, type RawBuilder } from 'kysely'

/** Letters that Unicode does not take apart into a base and a mark. */
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

/** Lower case without accents, so that "Šiauliai" is found by "siauliai" in either database. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœßþðı]/g, (letter) => UNDECOMPOSED_LETTERS[letter] ?? letter)
}

/** The given texts, without those that are null, folded and joined for searching. */
export function toSearchText(...parts: (string | null)[]): string {
  return fold(parts.filter((part) => part !== null && part !== '').join(' '))
}

/** The words of a search, folded. */
export function parseSearchWords(q: string | undefined): string[] {
  return fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
}

/** Whether the column contains that text, which may hold any sign. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
