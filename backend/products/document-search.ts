import { sql, type RawBuilder } from 'kysely'
import {
  dropFillers,
  findForms,
  listSearchedLengths,
  parseLength,
  SIZE_LIMITS,
} from '@domain/timber'
import type { Schemas } from '../call'
import {
  type DocumentsWithWords,
  findDocumentsWithWords,
  getDialectName,
  isKeyAmong,
  type KeyOrder,
  matchesWordIndex,
  toIndexedWords,
} from '../db/dialect'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import type { Db } from '../db/tables'
import { findWoods } from './queries'

/**
 * Maximum bytes of `search_text`: an index entry of PostgreSQL is limited to 2,700 and has other
 * columns, of which the folded names are the longest.
 */
const MAX_INDEXED_BYTES = 1200

export type LineWood = { product_name: string | null; specification: Schemas['Specification'] }

/**
 * Prefixes of sizes and wood codes: characters that appear nowhere else, because a search stops at
 * each occurrence of its first character, and text is full of spaces.
 */
const [SIZE_MARK, WOOD_MARK] = ['|', '~']

/** Use of each column that stores a field unchanged; `searched` ones are in the search text. */
export type ColumnUses<Columns> = Readonly<Record<keyof Columns, 'searched' | 'stored'>>

/** Returns the values of the searched columns. */
export const getSearchedTexts = <Columns extends object>(
  uses: ColumnUses<Columns>,
  values: NoInfer<Columns>,
): (string | null)[] =>
  (Object.keys(uses) as (keyof Columns)[])
    .filter((name) => uses[name] === 'searched')
    .map((name) => (values[name] === null ? null : String(values[name])))

/** Returns the folded search text of a document with wood lines. */
export function toDocumentSearchText(
  number: string,
  partnerName: string,
  otherTexts: readonly (string | null)[],
  lines: readonly LineWood[],
): string {
  return `${toSearchText(number, partnerName, ...otherTexts)} ${toWoodSearchText(lines)}`
}

/** Splits a search text into the words that fit into an index entry, and the others. */
export function toSearchColumns(text: string): { search_text: string; more_words: string } {
  const words = text.split(' ')
  let bytes = 0
  const overflowIndex = words.findIndex(
    (word) => (bytes += new TextEncoder().encode(word).length + 1) > MAX_INDEXED_BYTES,
  )
  const end = overflowIndex === -1 ? words.length : overflowIndex
  return { search_text: words.slice(0, end).join(' '), more_words: words.slice(end).join(' ') }
}

/** Returns the size with each of its lengths, or without any. */
function toSizeTokens(specification: Schemas['Specification']): string[] {
  const { thickness_mm, width_mm, diameter_mm } = specification
  const section = [thickness_mm, width_mm, diameter_mm].filter((size) => size !== null)
  const lengths = listSearchedLengths(specification)
  return lengths.length === 0
    ? [toSizeToken(section)]
    : lengths.map((length) => toSizeToken([...section, length]))
}

/**
 * Returns the search text of the lines' wood without duplicates: sizes as `|50x150x4500x`, woods
 * as `~pnsy`, words of product names, grades.
 */
function toWoodSearchText(lines: readonly LineWood[]): string {
  const sizes = lines.flatMap(({ specification }) => toSizeTokens(specification))
  const woods = lines.flatMap(({ specification: { wood } }) =>
    wood === null ? [] : toWoodToken(wood),
  )
  const named = parseSearchWords(
    lines
      .map(({ product_name, specification }) => `${product_name ?? ''} ${specification.quality}`)
      .join(' '),
  )
  return [
    ...new Set([...sizes, ...woods, ...named.filter((word) => parseSizes(word) === null)]),
  ].join(' ')
}

/** Word index of each table. */
export const WORD_TABLES = {
  deals: 'deal_words',
  supplies: 'supply_words',
  cargos: 'cargo_words',
} as const

/** Table of documents with a word index. */
export type SearchedTable = keyof typeof WORD_TABLES

/** Words of a search by how documents are found: in the word index, or also by their text. */
function groupSearchTexts(q: string) {
  const groups = parseSearchTexts(q)
  const hasWords = (count: (words: number) => boolean) => (texts: string[]) =>
    texts.some((text) => count(toIndexedWords(text).length))
  return {
    groups,
    indexed: groups.filter(hasWords((words) => words > 0)),
    compared: groups.filter(hasWords((words) => words !== 1)),
  }
}

/**
 * Finds the documents of a search by the word index: each word of the search begins a word of the
 * document. One with punctuation, as "77/x", is also in its text as it is typed (`compared`). Null
 * if a search has no word for the index.
 */
export function findIndexedDocuments(
  db: Db,
  table: SearchedTable,
  q: string,
  order: KeyOrder,
): (DocumentsWithWords & { compared: RawBuilder<boolean>[] }) | null {
  const { indexed, compared } = groupSearchTexts(q)
  if (indexed.length === 0) return null
  return {
    ...findDocumentsWithWords(getDialectName(db), WORD_TABLES[table], indexed, order),
    compared: compared.map((texts) => containsAnyText(table, texts)),
  }
}

/**
 * Returns search conditions: each word is in the document's text, or is a size or a name of its
 * wood.
 * @param contains a condition for one text
 */
export const createSearchTextConditions = (
  q: string,
  contains: (text: string) => RawBuilder<boolean>,
): RawBuilder<boolean>[] => parseSearchTexts(q).map((texts) => anyOf(texts.map(contains)))

const anyOf = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

const containsAnyText = (table: SearchedTable, texts: readonly string[]) =>
  anyOf(texts.map((text) => containsDocumentText(table, text)))

/** Newest documents whose texts a search for parts of words reads, within about 20 ms. */
const MAX_SCANNED_DOCUMENTS = 20_000

/**
 * Returns the conditions on documents for a search: each word begins a word of the document's text,
 * or is a size or a name of its wood. If no document has such words, the search is for parts of
 * words in the newest documents. A word with punctuation is in the text as it is typed.
 * @param newest number of documents in which parts of words are searched
 */
export function createDocumentSearchConditions(
  db: Db,
  table: SearchedTable,
  q: string,
  newest = MAX_SCANNED_DOCUMENTS,
): RawBuilder<boolean>[] {
  const { groups, indexed, compared } = groupSearchTexts(q)
  const contain = (texts: readonly string[]) => containsAnyText(table, texts)
  if (indexed.length === 0) return compared.map(contain)
  const dialect = getDialectName(db)
  const words = sql.table(WORD_TABLES[table])
  const found = sql`select docid from ${words}
    where ${matchesWordIndex(dialect, WORD_TABLES[table], indexed)}`
  const { all } = findDocumentsWithWords(dialect, WORD_TABLES[table], indexed)
  const key = sql.ref(`${table}.number_key`)
  const oldest = sql`coalesce((select oldest.number_key from ${sql.table(table)} as oldest
    order by oldest.number_key desc limit 1 offset ${sql.lit(newest - 1)}), 0)`
  // Inside the subquery, the name of the table is the table of the subquery.
  return [
    isKeyAmong(
      dialect,
      key,
      sql`${found} union all
      select ${key}
      from (select 1 as one where not exists (select docid from ${all} as matched)) as none
        cross join ${sql.table(table)}
      where ${key} >= ${oldest} and ${sql.join(groups.map(contain), sql` and `)}`,
    ),
    ...compared.map(contain),
  ]
}

/**
 * Condition: the document's search columns contain the text. Documents whose text exceeds an index
 * entry are matched by a subquery, which runs once; all others are answered from the index.
 */
export function containsDocumentText(table: SearchedTable, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${containsText(`${table}.search_text`, text)} or ${sql.ref(`${table}.id`)} in (
    select more.id from ${sql.table(table)} as more
    where more.more_words <> '' and ${containsText('more.more_words', text)}))`
}

/** Returns for each word of a search the alternative texts. "80" is also the number "0080". */
export function parseSearchTexts(q: string): string[][] {
  const words = splitSearchWords(q)
  return sortRarestFirst(words).map((word) => {
    const sizes = parseSizes(word)
    return sizes
      ? [toSizeToken(sizes)]
      : [
          ...findWoods(word, words).map(toWoodToken),
          ...findForms(word),
          ...toNumberText(word),
          word,
        ]
  })
}

/** A word of a search for lines: sizes in mm, ascending, or a text that may name woods. */
export type LineSearchWord = { sizes: number[] } | { text: string; woods: string[] }

/** Returns the words of a search for lines. */
export function parseLineSearch(q: string): LineSearchWord[] {
  const words = splitSearchWords(q)
  return words.map((word) => {
    const sizes = parseSizes(word)
    return sizes
      ? { sizes: sizes.toSorted((a, b) => a - b) }
      : { text: word, woods: findWoods(word, words) }
  })
}

/** Splits a search into words; sizes with spaces, "50 x 150", are one word. */
const splitSearchWords = (q: string): string[] =>
  dropFillers(parseSearchWords(q.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x')))

/** Returns a short number with the zeros that it has in the number of a document. */
const toNumberText = (word: string): string[] =>
  /^[1-9]\d{0,2}$/.test(word) ? [word.padStart(4, '0')] : []

const toWoodToken = (wood: string): string => WOOD_MARK + wood.toLowerCase()

/**
 * Formats sizes in ascending order, so that 150x50 is 50x150; terminated, so that it does not
 * match 50x1500.
 */
const toSizeToken = (sizes: readonly number[]): string =>
  SIZE_MARK +
  sizes
    .toSorted((a, b) => a - b)
    .map((size) => `${size}x`)
    .join('')

/**
 * Parses the sizes of a word in mm: "50x150", "47*100*4.8" with its length in metres, "Ø80x2500".
 * Null if it has none.
 */
function parseSizes(word: string): number[] | null {
  if (!/^o?\d+([x×*]\d+([.,]\d+)?)+$/.test(word)) return null
  const parts = word.replace(/^o/, '').split(/[x×*]/)
  const sizes = parts.flatMap((part) => {
    const read = parseLength(part, SIZE_LIMITS)
    return read.ok ? [read.length_mm] : []
  })
  return sizes.length === parts.length ? sizes : null
}

/**
 * Sorts words by expected rarity: longer ones first, then later ones. A document without the first
 * word is skipped.
 */
const sortRarestFirst = (words: readonly string[]): string[] =>
  words.toReversed().toSorted((a, b) => b.length - a.length)
