import { sql, type RawBuilder } from 'kysely'
import { tidyVatCode } from '@/shared/lib/client-rules'
import { contains, searchWords } from '../db/fold'
import { countriesCalled } from './countries-called'

/** The most words that one country's name has, with those that join them: "pietų Džordžija ir pietų Sandvičo salos". */
const LONGEST_NAME = 6

/**
 * What a client must satisfy to be found: each word stands in its texts, or names the country that it is in, by itself or with the words
 * beside it ("united kingdom"). Of two letters that are a country's code it needs the whole word, or a name that begins with them, so that "LT"
 * finds Lithuania's clients and no "Ltd", "de" the house of De Vries as well as Germany's, and "bo" Bois du Rhône as well as Bolivia's. A VAT
 * code finds the client whose it is, however it is grouped and wherever the client is.
 */
export function clientSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const words = searchWords(q)
  const conditions: RawBuilder<boolean>[] = []
  for (let start = 0; start < words.length; ) {
    const { length, countries } = longestName(words.slice(start, start + LONGEST_NAME))
    conditions.push(inTextOrCountry(words.slice(start, start + length), countries))
    start += length
  }
  const vatCode = vatCodeOf(q)
  if (vatCode === null) return conditions
  return [sql<boolean>`((${sql.join(conditions, sql` and `)}) or ${contains('clients.vat_code', vatCode)})`]
}

/** The VAT code that the whole search may be, as it is kept: "GB 772 0143-85" is one word there. Null where it is none. */
function vatCodeOf(q: string | undefined): string | null {
  const code = tidyVatCode(q ?? null)
  return code !== null && /^[A-Z]{2}[A-Z\d+*]{0,2}\d{2}/.test(code) ? code : null
}

/** How many of the words, from the first on, name countries together, and which; the first alone where none do. */
function longestName(words: readonly string[]): { readonly length: number; readonly countries: readonly string[] } {
  for (let length = words.length; length > 1; length--) {
    const countries = countriesCalled(words.slice(0, length).join(' '))
    if (countries.length) return { length, countries }
  }
  return { length: 1, countries: countriesCalled(words[0] ?? '') }
}

function inTextOrCountry(words: readonly string[], countries: readonly string[]): RawBuilder<boolean> {
  const isCode = countries.length > 0 && words.join('').length === 2
  const inText = sql.join<boolean>(
    words.map((word) => (isCode ? isWordOrBegins(word) : contains('clients.search_text', word))),
    sql` and `,
  )
  return countries.length ? sql<boolean>`(country in (${sql.join(countries)}) or (${inText}))` : sql<boolean>`${inText}`
}

function isWordOrBegins(word: string): RawBuilder<boolean> {
  const text = sql.ref('clients.search_text')
  return sql<boolean>`(' ' || ${text} || ' ' like ${`% ${word} %`} or clients.name_key like ${`${word}%`})`
}
