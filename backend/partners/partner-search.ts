import { sql, type RawBuilder } from 'kysely'
import { containsText, parseSearchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import type { PartnerColumns } from '../db/tables/columns'
import { findCountries } from './find-countries'

/** Every table of companies. */
type PartnerTable = {
  [Name in keyof Tables]: Tables[Name] extends PartnerColumns ? Name : never
}[keyof Tables]

/** Words in the longest name of a country, joining ones included: "pietų Džordžija ir pietų Sandvičo salos". */
const MAX_NAME_WORDS = 6

/**
 * Conditions that a company must satisfy to be found: each word occurs in its texts or, by itself or with the words beside it ("united
 * kingdom"), names its country. Two letters that are a country's code must be a whole word or the beginning of one: "LT" finds Lithuania's
 * clients but no "Ltd", "de" finds De Vries as well as Germany, "bo" finds Bois du Rhône as well as Bolivia.
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

/** How many of the first words together name countries, and which; one word where none do. */
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
