import { sql, type RawBuilder } from 'kysely'
import { containsText, parseSearchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import type { PartnerColumns } from '../db/tables/columns'
import { findCountries } from './find-countries'

/** Tables of companies. */
type PartnerTable = {
  [Name in keyof Tables]: Tables[Name] extends PartnerColumns ? Name : never
}[keyof Tables]

/**
 * Words in the longest country name, with filler words: "pietų Džordžija ir pietų Sandvičo salos".
 */
const MAX_NAME_WORDS = 6

/**
 * Returns search conditions for companies: each word is in its texts or names its country, alone
 * or with adjacent words ("united kingdom"). A two-letter country code must match a whole word or
 * prefix: "LT" finds Lithuanian clients but no "Ltd", "de" finds De Vries and Germany, "bo" finds
 * Bois du Rhône and Bolivia.
 */
export function createPartnerSearchConditions(
  table: PartnerTable,
  q: string | undefined,
): RawBuilder<boolean>[] {
  const words = parseSearchWords(q)
  const conditions: RawBuilder<boolean>[] = []
  for (let start = 0; start < words.length;) {
    const { length, countries } = findLongestName(words.slice(start, start + MAX_NAME_WORDS))
    conditions.push(matchesTextOrCountry(table, words.slice(start, start + length), countries))
    start += length
  }
  return conditions
}

/**
 * Returns the longest run of first words that names countries, and these; one word if none does.
 */
function findLongestName(words: readonly string[]): {
  readonly length: number
  readonly countries: readonly string[]
} {
  for (let length = words.length; length > 1; length--) {
    const countries = findCountries(words.slice(0, length).join(' '))
    if (countries.length) return { length, countries }
  }
  return { length: 1, countries: findCountries(words[0] ?? '') }
}

function matchesTextOrCountry(
  table: string,
  words: readonly string[],
  countries: readonly string[],
): RawBuilder<boolean> {
  const isCode = countries.length > 0 && words.join('').length === 2
  const inText = sql.join<boolean>(
    words.map((word) =>
      isCode ? matchesWordStart(table, word) : containsText(`${table}.search_text`, word),
    ),
    sql` and `,
  )
  return countries.length
    ? sql<boolean>`(${sql.ref(`${table}.country`)} in (${sql.join(countries)}) or (${inText}))`
    : sql<boolean>`${inText}`
}

function matchesWordStart(table: string, word: string): RawBuilder<boolean> {
  const text = sql.ref(`${table}.search_text`)
  return sql<boolean>`(' ' || ${text} || ' ' like ${`% ${word} %`} or ${sql.ref(`${table}.name_key`)} like ${`${word}%`})`
}
