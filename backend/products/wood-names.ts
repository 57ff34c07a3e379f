import { woodNames } from '@/shared/lib/timber'
import { fold } from '../db/fold'

const toWords = (texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '))

/**
 * The words that name each wood by themselves, and words that name it only together with one of those, because by themselves they are
 * another wood.
 */
const woods = Object.entries(woodNames).map(([wood, { names, otherWoods, epithets }]) => {
  const needsAnother = toWords(otherWoods)
  return {
    wood,
    names: toWords([...names, ...epithets]).filter((word) => !needsAnother.includes(word)),
    beside: needsAnother,
  }
})

/** Letters after which an unfinished word counts. */
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
 * The codes of the woods in whose names a word of a search occurs; of "du" and "nord" only those that have both.
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
