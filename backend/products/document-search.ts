import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../call'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import { findWoods } from './queries'

/**
 * Maximum bytes of a search text: an index entry of PostgreSQL is limited to 2,700 and has other
 * columns.
 */
const MAX_TEXT_LENGTH = 1000
const MAX_WOOD_LENGTH = 800

type LineWood = { product_name: string | null; specification: Schemas['Specification'] }

/**
 * Prefixes of sizes and wood codes: characters that appear nowhere else, because a search stops at
 * each occurrence of its first character, and text is full of spaces.
 */
const [SIZE_MARK, WOOD_MARK] = ['|', '~']

/**
 * Returns the folded search text of a document with wood lines. The number and the partner's name
 * come first, where renaming a partner expects them.
 */
export function toDocumentSearchText(
  number: string,
  partnerName: string,
  others: readonly (string | null)[],
  lines: readonly LineWood[],
): string {
  return `${joinWithinLimit(MAX_TEXT_LENGTH, toSearchText(number, partnerName, ...others).split(' '))} ${toWoodSearchText(lines)}`
}

/**
 * Returns the search text of the lines' wood without duplicates: sizes as `|50x150x4500x`, woods
 * as `~pnsy`, words of product names, grades.
 */
export function toWoodSearchText(lines: readonly LineWood[]): string {
  const sizes = lines.map(({ specification: { thickness_mm, width_mm, length_mm, diameter_mm } }) =>
    toSizeToken([thickness_mm, width_mm, length_mm, diameter_mm].filter((size) => size !== null)),
  )
  const woods = lines.flatMap(({ specification: { wood } }) =>
    wood === null ? [] : toWoodToken(wood),
  )
  const named = parseSearchWords(
    lines
      .map(({ product_name, specification }) => `${product_name ?? ''} ${specification.quality}`)
      .join(' '),
  )
  return joinWithinLimit(MAX_WOOD_LENGTH, [
    ...new Set([...sizes, ...woods, ...named.filter((word) => parseSizes(word) === null)]),
  ])
}

/**
 * Returns search conditions: each word is in the text, or is a size or a name of the wood.
 * @param column the document's `toDocumentSearchText`
 */
export function createDocumentSearchConditions(column: string, q: string): RawBuilder<boolean>[] {
  return parseSearchTexts(q).map(
    (texts) =>
      sql<boolean>`(${sql.join(
        texts.map((text) => containsText(column, text)),
        sql` or `,
      )})`,
  )
}

/** Returns for each word of a search the alternative texts. */
export function parseSearchTexts(q: string): string[][] {
  const words = parseSearchWords(q.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x'))
  return sortRarestFirst(words).map((word) => {
    const sizes = parseSizes(word)
    return sizes ? [toSizeToken(sizes)] : [...findWoods(word, words).map(toWoodToken), word]
  })
}

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
  return word
    .replace(/^o/, '')
    .split(/[x×*]/)
    .map((size) => Math.round(Number(size.replace(',', '.')) * (/[.,]/.test(size) ? 1000 : 1)))
}

/**
 * Sorts words by expected rarity: longer ones first, then later ones. A document without the first
 * word is skipped.
 */
const sortRarestFirst = (words: readonly string[]): string[] =>
  words.toReversed().toSorted((a, b) => b.length - a.length)

/** Joins whole words up to a number of bytes. */
function joinWithinLimit(most: number, words: readonly string[]): string {
  let bytes = 0
  return words
    .filter((word) => (bytes += new TextEncoder().encode(word).length + 1) <= most)
    .join(' ')
}
