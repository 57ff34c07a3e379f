import { sql, type RawBuilder } from 'kysely'
import type { components } from '@/shared/api/generated/schema'
import { containsText, toSearchText, parseSearchWords } from '../db/fold'
import { findWoods } from './wood-names'

type Specification = components['schemas']['Specification']

/**
 * The text that a product is found by. Spaces stand around every word, so that a number matches as a whole: 47 is a thickness and no part
 * of 147. Other names of its wood are not in it: they are the same for all products of the wood, and looked up during the search.
 */
export function toProductSearchText(name: string, specification: Specification): string {
  const { wood, thickness_mm, width_mm, length_mm, diameter_mm, quality, hs_code } = specification
  const sizes = [thickness_mm, width_mm, length_mm, diameter_mm].filter((size) => size !== null)
  return ` ${toSearchText(name, ...sizes.map(String), quality, wood, hs_code)} `
}

/** Conditions on a product's search text for a search such as "spruce 47 100" or "100x47": all words, in any order. */
export function createProductSearchConditions(q: string | undefined): RawBuilder<boolean>[] {
  const words = parseSearchWords(q)
  return words.flatMap((word) => {
    const sizes = /^\d+(?:[x×*]\d+)*$/.test(word) ? word.split(/[x×*]/) : null
    return sizes ? sizes.map((size) => containsSize(size)) : [matchesTextOrWood(word, words)]
  })
}

/** A word stands in the product's text, or is one that its wood is called by. */
function matchesTextOrWood(word: string, words: readonly string[]): RawBuilder<boolean> {
  const woods = findWoods(word, words)
  const inText = containsText('search_text', word)
  return woods.length ? sql<boolean>`(${inText} or wood in (${sql.join(woods)}))` : inText
}

function containsSize(size: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref('search_text')} like ${`% ${size} %`}`
}
