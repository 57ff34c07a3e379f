import { vWood } from '@contract/validators'
import { foldWords } from '@domain/text/fold'
import { woodNames } from '@domain/timber'
import type { Specification } from '../api/product-search'

type Wood = NonNullable<Specification['wood']>

/**
 * Every name of every wood, including its EN 13556 code. Longer names come first, so that "Oregon
 * pine" is not read as pine.
 */
const knownNames = vWood.options
  .flatMap((wood) => {
    const { names, epithets } = woodNames[wood]
    return [wood, ...names].map((name) => ({
      wood,
      words: foldWords(name).split(' '),
      epithets: epithets.map(foldWords),
    }))
  })
  .toSorted((a, b) => b.words.length - a.words.length)

const isWord = (word: string | undefined, name: string) =>
  word !== undefined && (name.endsWith('-') ? word.startsWith(name.slice(0, -1)) : word === name)

/** The recognized wood, and the remaining words as typed. */
export interface ParsedWoodName {
  /** Null for no wood or several woods, and for an ambiguous name: "abeto" is fir or spruce. */
  readonly wood: Wood | null
  readonly rest: readonly string[]
}

/** Recognizes an unambiguous wood name in English, French, Lithuanian or Spanish. */
export function parseWoodName(words: readonly string[]): ParsedWoodName {
  const match = extractName(words)
  if (!match) return { wood: null, rest: words }
  const secondMatch = extractName(match.rest)
  if (secondMatch && secondMatch.wood !== match.wood) return { wood: null, rest: words }
  return {
    wood: match.wood,
    rest: match.rest.filter((word) => !match.epithets.includes(foldWords(word))),
  }
}

function extractName(words: readonly string[]) {
  const folded = words.map(foldWords)
  for (const { wood, words: name, epithets } of knownNames) {
    const at = folded.findIndex((_, from) =>
      name.every((word, offset) => isWord(folded[from + offset], word)),
    )
    if (at >= 0) return { wood, epithets, rest: words.toSpliced(at, name.length) }
  }
  return null
}
