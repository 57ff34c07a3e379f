import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../call'
import { contains, searchText, searchWords } from '../db/fold'
import { woodsCalled } from './wood-names'

/** Bytes of what a document is found by: an index entry of PostgreSQL holds 2,700, and has more in it than words. */
const MOST_OF_TEXTS = 1000
const MOST_OF_WOOD = 800

type LineWood = { product_name: string | null; specification: Schemas['Specification'] }

/**
 * What stands before a size and before a wood's code: signs that nothing else has, because a search stops at each sign that its first one is, and a
 * text is full of blanks.
 */
const [SIZE, WOOD] = ['|', '~']

/** The texts that a document with lines of wood is found by, folded. The first two stand in front, where whoever renames the partner finds the second. */
export function documentSearchText(
  number: string,
  partnerName: string,
  others: readonly (string | null)[],
  lines: readonly LineWood[],
): string {
  return `${within(MOST_OF_TEXTS, searchText(number, partnerName, ...others).split(' '))} ${woodSearchText(lines)}`
}

/** What a document is found by of the wood in its lines, each once: sizes as `|50x150x4500x`, woods as `~pnsy`, the words of products' names, grades. */
export function woodSearchText(lines: readonly LineWood[]): string {
  const sizes = lines.map(({ specification: { thickness_mm, width_mm, length_mm, diameter_mm } }) =>
    sizeText([thickness_mm, width_mm, length_mm, diameter_mm].filter((size) => size !== null)),
  )
  const woods = lines.flatMap(({ specification: { wood } }) =>
    wood === null ? [] : woodText(wood),
  )
  const named = searchWords(
    lines
      .map(({ product_name, specification }) => `${product_name ?? ''} ${specification.quality}`)
      .join(' '),
  )
  return within(MOST_OF_WOOD, [
    ...new Set([...sizes, ...woods, ...named.filter((word) => sizesIn(word) === null)]),
  ])
}

/**
 * What a document must satisfy to be found: each word stands in its texts, is a size of its wood, or what its wood is called.
 * @param column the document's `documentSearchText`
 */
export function documentSearchConditions(column: string, q: string): RawBuilder<boolean>[] {
  return soughtTexts(q).map(
    (texts) =>
      sql<boolean>`(${sql.join(
        texts.map((text) => contains(column, text)),
        sql` or `,
      )})`,
  )
}

/** For each word of a search the texts of which a document that is found has one. */
export function soughtTexts(q: string): string[][] {
  const words = searchWords(q.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x'))
  return rarestFirst(words).map((word) => {
    const sizes = sizesIn(word)
    return sizes ? [sizeText(sizes)] : [...woodsCalled(word, words).map(woodText), word]
  })
}

const woodText = (wood: string): string => WOOD + wood.toLowerCase()

/** Sizes from the smallest on, so that 150x50 is 50x150; with an end, so that it is no part of 50x1500. */
const sizeText = (sizes: readonly number[]): string =>
  SIZE +
  sizes
    .toSorted((a, b) => a - b)
    .map((size) => `${size}x`)
    .join('')

/** The sizes that a word gives, mm: "50x150", "47*100*4.8" with its length in metres, "Ø80x2500". Null where it gives none. */
function sizesIn(word: string): number[] | null {
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
const rarestFirst = (words: readonly string[]): string[] =>
  words.toReversed().toSorted((a, b) => b.length - a.length)

/** As many whole words, from the first on, as so many bytes hold. */
function within(most: number, words: readonly string[]): string {
  let bytes = 0
  return words
    .filter((word) => (bytes += new TextEncoder().encode(word).length + 1) <= most)
    .join(' ')
}
