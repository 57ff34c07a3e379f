import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../call'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import { findWoods } from './wood-names'

/** Bytes of what a document is found by: an index entry of PostgreSQL holds 2,700, and has more in it than words. */
const MAX_TEXT_LENGTH = 1000
const MAX_WOOD_LENGTH = 800

type LineWood = { product_name: string | null; specification: Schemas['Specification'] }

/**
 * What stands before a size and before a wood's code: signs that nothing else has, because a search stops at each sign that its first one is, and a
 * text is full of blanks.
 */
const [SIZE_MARK, WOOD_MARK] = ['|', '~']

/** The texts that a document with lines of wood is found by, folded. The first two stand in front, where whoever renames the partner finds the second. */
export function toDocumentSearchText(
  number: string,
  partnerName: string,
  others: readonly (string | null)[],
  lines: readonly LineWood[],
): string {
  return `${joinWithinLimit(MAX_TEXT_LENGTH, toSearchText(number, partnerName, ...others).split(' '))} ${toWoodSearchText(lines)}`
}

/** What a document is found by of the wood in its lines, each once: sizes as `|50x150x4500x`, woods as `~pnsy`, the words of products' names, grades. */
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
 * What a document must satisfy to be found: each word stands in its texts, is a size of its wood, or what its wood is called.
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

/** For each word of a search the texts of which a document that is found has one. */
export function parseSearchTexts(q: string): string[][] {
  const words = parseSearchWords(q.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x'))
  return sortRarestFirst(words).map((word) => {
    const sizes = parseSizes(word)
    return sizes ? [toSizeToken(sizes)] : [...findWoods(word, words).map(toWoodToken), word]
  })
}

const toWoodToken = (wood: string): string => WOOD_MARK + wood.toLowerCase()

/** Sizes from the smallest on, so that 150x50 is 50x150; with an end, so that it is no part of 50x1500. */
const toSizeToken = (sizes: readonly number[]): string =>
  SIZE_MARK +
  sizes
    .toSorted((a, b) => a - b)
    .map((size) => `${size}x`)
    .join('')

/** The sizes that a word gives, mm: "50x150", "47*100*4.8" with its length in metres, "Ø80x2500". Null where it gives none. */
function parseSizes(word: string): number[] | null {
  if (!/^o?\d+([x×*]\d+([.,]\d+)?)+$/.test(word)) return null
  return word
    .replace(/^o/, '')
    .split(/[x×*]/)
    .map((size) => Math.round(Number(size.replace(',', '.')) * (/[.,]/.test(size) ? 1000 : 1)))
}

/**
 * Puts those words first that fewer documents are likely to have: the longer ones, and of two as long the later, with which somebody narrowed a
 * search down. A document without the first is looked at no further.
 */
const sortRarestFirst = (words: readonly string[]): string[] =>
  words.toReversed().toSorted((a, b) => b.length - a.length)

/** As many whole words, from the first on, as so many bytes hold. */
function joinWithinLimit(most: number, words: readonly string[]): string {
  let bytes = 0
  return words
    .filter((word) => (bytes += new TextEncoder().encode(word).length + 1) <= most)
    .join(' ')
}
