import { fold } from '../db/fold'
import { languages } from '../language'

/** A word this long may still be being typed: "lithu". A shorter one would call half the world. */
const LEAST_BEGINNING = 4

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let names: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** By ISO 3166-1 alpha-2 code, the words of the country's names in our languages, folded, and its code. Made when first wanted: it is a thousand names. */
function countryWords(): ReadonlyMap<string, ReadonlySet<string>> {
  if (names) return names
  const words = new Map<string, Set<string>>()
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const called = languages.map((language) => namesIn(language).of(code) ?? '').filter(Boolean)
    // What is no code of ISO may still be understood, as UK is for GB.
    const country = called.length ? new Intl.Locale(`und-${code}`).region : undefined
    if (country === undefined) continue
    const known = words.get(country) ?? new Set()
    for (const word of [code, ...called].flatMap((name) => fold(name).split(/[^a-z]+/))) if (word) known.add(word)
    words.set(country, known)
  }
  return (names = words)
}

const displayNames = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const made = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  displayNames.set(language, made)
  return made
}

/** The codes of the countries that a folded word names, in any of our languages, as "lietuva", "lithu" or "lt" do. */
export function countriesCalled(word: string): string[] {
  const isCalled = (name: string) => name === word || (word.length >= LEAST_BEGINNING && name.startsWith(word))
  return [...countryWords()].filter(([, called]) => [...called].some(isCalled)).map(([code]) => code)
}
