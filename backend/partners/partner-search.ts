import { sql, type RawBuilder } from 'kysely'
import { fold } from '@domain/text/fold'
import { containsText, parseSearchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import type { PartnerColumns } from '../db/tables/columns'
import { countries } from '@contract/countries'
import { COUNTRY_ALIASES } from '@domain/readers'
import { LANGUAGES } from '../language'

/** Tables of companies. */
export type PartnerTable = {
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

/** Parts of a country that people name instead of the country. */
const COUNTRY_PARTS: Readonly<Record<string, readonly string[]>> = {
  GB: [
    ...[
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
      'Angleterre',
      'Écosse',
      'Pays de Galles',
      'Irlande du Nord',
    ],
    ...[
      'Anglija',
      'Škotija',
      'Velsas',
      'Šiaurės Airija',
      'Inglaterra',
      'Escocia',
      'Gales',
      'Irlanda del Norte',
    ],
  ],
}

/**
 * Filler words that name nothing by themselves: "Isle of Man", "la Réunion", "Bosnia y
 * Herzegovina".
 */
const fillerWords: ReadonlySet<string> = new Set(
  'and of the de del la le el les los las du des d l et y e ir'.split(' '),
)

/** Returns the folded significant words of a name: "Côte d’Ivoire" gives "cote" and "ivoire". */
const toNameWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !fillerWords.has(word))

/** Names of a country, each as its words. */
type CountryNames = {
  /** Its code, and its names in all supported languages. */
  own: readonly (readonly string[])[]
  parts: readonly (readonly string[])[]
}

/**
 * Returns names by country code, without unions and test codes that `Intl` names too. Built on
 * first use: about a thousand names.
 */
function getCountryNames(): ReadonlyMap<string, CountryNames> {
  return (cachedNames ??= readNames())
}

let cachedNames: ReturnType<typeof getCountryNames> | undefined

function readNames(): ReturnType<typeof getCountryNames> {
  const inLanguages = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return new Map(
    countries.map((code) => {
      const localizedNames = inLanguages
        .map((names) => names.of(code))
        .filter((name) => name !== undefined)
      const ownNames = [
        [code.toLowerCase()],
        ...[...localizedNames, ...(COUNTRY_ALIASES[code] ?? [])].map(toNameWords),
      ]
      return [code, { own: ownNames, parts: (COUNTRY_PARTS[code] ?? []).map(toNameWords) }]
    }),
  )
}

/** Minimum letters of an unfinished name ("lit"); fewer would match too many countries. */
const MIN_PREFIX_LENGTH = 3

/**
 * Minimum letters of a later word that identifies a country: "kingdom" does, "man" of "Isle of
 * Man" does not.
 */
const MIN_LATER_WORD_LENGTH = 4

/**
 * Maximum countries that a later word may identify: "Korea" has two. More frequent words, such as
 * "islands", identify none.
 */
const MAX_COUNTRIES_PER_WORD = 2

/** True if the text is a two-letter code. Then "de" or "la" is not a filler word. */
const isCode = (text: string) => /^[a-z]{2}$/i.test(text)

/**
 * Returns codes of the countries that a text names in any language: by a code ("lt", "UK"), a name
 * ("Jungtinė Karalystė", "Holland"), a prefix ("lithu", "united king") or a later word
 * ("kingdom").
 * A whole name identifies its own country only: "Ireland" is not the United Kingdom, and "China"
 * is neither Hong Kong nor Macao. A part of a country must be complete: "nor" is Norway, not
 * Northern Ireland. A text with a digit, such as the VAT code "GB772014385", names none.
 */
export function findCountries(text: string): string[] {
  if (/\d/.test(text)) return []
  const searchWords = isCode(text) ? [text.toLowerCase()] : toNameWords(text)
  const codes = findCodes(({ own, parts }) =>
    [...own, ...parts].some((name) => name.join() === searchWords.join()),
  )
  return codes.length > 0 || searchWords.join('').length < MIN_PREFIX_LENGTH
    ? codes
    : findCodes(({ own }) => own.some((name) => matchesName(name, searchWords)))
}

const findCodes = (matches: (names: CountryNames) => boolean): string[] =>
  [...getCountryNames()].filter(([, names]) => matches(names)).map(([code]) => code)

/** True if the words are consecutive in the name, from any word on; the last may be unfinished. */
function matchesName(name: readonly string[], searchWords: readonly string[]): boolean {
  return name.some(
    (first, start) =>
      (start === 0 || getLaterWords().has(first)) &&
      searchWords.every((word, at) =>
        at === searchWords.length - 1
          ? name[start + at]?.startsWith(word)
          : name[start + at] === word,
      ),
  )
}

/** Returns later words of names that identify a country. */
function getLaterWords(): ReadonlySet<string> {
  return (cachedLaterWords ??= readLaterWords())
}

let cachedLaterWords: ReadonlySet<string> | undefined

function readLaterWords(): ReadonlySet<string> {
  const countriesByWord = new Map<string, Set<string>>()
  for (const [code, { own }] of getCountryNames()) {
    for (const word of own.flatMap((name) => name.slice(1))) {
      if (word.length >= MIN_LATER_WORD_LENGTH)
        countriesByWord.set(word, (countriesByWord.get(word) ?? new Set()).add(code))
    }
  }
  return new Set(
    [...countriesByWord]
      .filter(([, countries]) => countries.size <= MAX_COUNTRIES_PER_WORD)
      .map(([word]) => word),
  )
}
