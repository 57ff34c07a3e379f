import { sql, type RawBuilder } from 'kysely'
import type { components } from '@/shared/api/generated/schema'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import { findWoods } from './wood-names'

type Specification = components['schemas']['Specification']

/**
 * Returns the search text of a product. Each word is surrounded by spaces, so that a number
 * matches as a whole: 47 does not match 147. Other names of its wood are looked up during the
 * search.
 */
export function toProductSearchText(name: string, specification: Specification): string {
  const { wood, thickness_mm, width_mm, length_mm, diameter_mm, quality, hs_code } = specification
  const sizes = [thickness_mm, width_mm, length_mm, diameter_mm].filter((size) => size !== null)
  return ` ${toSearchText(name, ...sizes.map(String), quality, wood, hs_code)} `
}

/**
 * Returns search conditions for a query such as "spruce 47 100" or "100x47": all words, in any
 * order.
 */
export function createProductSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const words = parseSearchWords(q)
  return words.flatMap((word) => {
    const sizes = /^\d+(?:[x×*]\d+)*$/.test(word) ? word.split(/[x×*]/) : null
    return sizes ? sizes.map((size) => containsSize(size)) : [matchesTextOrWood(word, words)]
  })
}

/** Condition: the word is in the text or names the wood. */
function matchesTextOrWood(word: string, words: readonly string[]): RawBuilder<boolean> {
  const woods = findWoods(word, words)
  const inText = containsText('search_text', word)
  return woods.length ? sql<boolean>`(${inText} or wood in (${sql.join(woods)}))` : inText
}

function containsSize(size: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('search_text')} like ${`% ${size} %`}`
}
