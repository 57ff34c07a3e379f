import { woodNames } from '@/shared/lib/timber'
import { fold } from '../db/fold'

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '))

/**
 * The words that name each wood by themselves, and words that name it only together with one of those, because by themselves they are
 * another wood.
 */
const WOODS = Object.entries(woodNames).map(([wood, { names, beside, epithets }]) => {
  const needsAnother = wordsOf(beside)
  return {
    wood,
    names: wordsOf([...names, ...epithets]).filter((word) => !needsAnother.includes(word)),
    beside: needsAnother,
  }
})

/** Letters after which an unfinished word counts. */
const LEAST_BEGINNING = 3

function isCalled(names: readonly string[], word: string): boolean {
  return names.some((name) => {
    const stem = name.endsWith('-') ? name.slice(0, -1) : null
    return (
      name === word ||
      (stem !== null && word.startsWith(stem)) ||
      (word.length >= LEAST_BEGINNING && name.startsWith(word))
    )
  })
}

/**
 * The codes of the woods in whose names a word of a search occurs; of "du" and "nord" only those that have both.
 * @param word folded, one of `words`
 * @param words all words of the search, folded
 */
export function woodsCalled(word: string, words: readonly string[]): string[] {
  const [typed, all] = [plain(word), words.map(plain)]
  return WOODS.filter(
    ({ names, beside }) =>
      isCalled(names, typed) ||
      (isCalled(beside, typed) && all.some((other) => isCalled(names, other))),
  ).map(({ wood }) => wood)
}

const plain = (word: string) => word.replaceAll('’', "'")
