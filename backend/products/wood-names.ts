import { woodNames } from '@domain/timber'
import { fold } from '../db/fold'

const toWords = (texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '))

/**
 * Names of each wood, and epithets that need one of these names because alone they name another
 * wood.
 */
const woods = Object.entries(woodNames).map(([wood, { names, otherWoods, epithets }]) => {
  const needsAnother = toWords(otherWoods)
  return {
    wood,
    names: toWords([...names, ...epithets]).filter((word) => !needsAnother.includes(word)),
    beside: needsAnother,
  }
})

/** Minimum letters of an unfinished word. */
const MIN_PREFIX_LENGTH = 3

function matchesName(names: readonly string[], word: string): boolean {
  return names.some((name) => {
    const stem = name.endsWith('-') ? name.slice(0, -1) : null
    return (
      name === word ||
      (stem !== null && word.startsWith(stem)) ||
      (word.length >= MIN_PREFIX_LENGTH && name.startsWith(word))
    )
  })
}

/**
 * Returns codes of the woods named by a word of a search; of "du" and "nord", only those with
 * both.
 * @param word folded, one of `words`
 * @param words all words of the search, folded
 */
export function findWoods(word: string, words: readonly string[]): string[] {
  const [typed, all] = [normalizeApostrophe(word), words.map(normalizeApostrophe)]
  return woods
    .filter(
      ({ names, beside }) =>
        matchesName(names, typed) ||
        (matchesName(beside, typed) && all.some((other) => matchesName(names, other))),
    )
    .map(({ wood }) => wood)
}

const normalizeApostrophe = (word: string) => word.replaceAll('’', "'")
