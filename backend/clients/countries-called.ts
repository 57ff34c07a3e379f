import { countryNames, wordsOfName, type CountryNames } from './country-names'

/** Letters of a name that may still be being typed: "lit". Fewer would call half the world. */
const LEAST_BEGINNING = 3

/** Letters of a word that may call a country without those before it, as "kingdom" does; "man" of "Isle of Man" is no such word. */
const LEAST_LATER_WORD = 4

/** Countries that one later word may call, as "Korea" calls two; what stands in more names, as "islands", is what a country is and not its name. */
const MOST_CALLED = 2

/** Whether the text is written as a code: then it is none of the words that join names, as "de" and "la" are. */
const isCode = (text: string) => /^[a-z]{2}$/i.test(text)

/**
 * The codes of the countries that a text names, in any of our languages: by a code ("lt", "UK"), a name ("Jungtinė Karalystė", "Holland"),
 * the beginning of one ("lithu", "united king") or a later word of one ("kingdom"). A whole name calls its own country alone: "Ireland" is no
 * part of the United Kingdom, and "China" neither Hong Kong nor Macao, whatever theirs have in them. A part of a country is called by its whole
 * name, so that "nor" is Norway and no Northern Ireland; what has a digit in it calls none, as the VAT code "GB772014385".
 */
export function countriesCalled(text: string): string[] {
  if (/\d/.test(text)) return []
  const typed = isCode(text) ? [text.toLowerCase()] : wordsOfName(text)
  const named = codesOf(({ own, parts }) => [...own, ...parts].some((name) => name.join() === typed.join()))
  return named.length > 0 || typed.join('').length < LEAST_BEGINNING ? named : codesOf(({ own }) => own.some((name) => isCalled(name, typed)))
}

const codesOf = (isOne: (names: CountryNames) => boolean): string[] =>
  [...countryNames()].filter(([, names]) => isOne(names)).map(([code]) => code)

/** Whether the words stand in the name one after another, from its first word or a later one on; the last may be but begun. */
function isCalled(name: readonly string[], typed: readonly string[]): boolean {
  return name.some(
    (first, start) =>
      (start === 0 || laterWords().has(first)) &&
      typed.every((word, at) => (at === typed.length - 1 ? name[start + at]?.startsWith(word) : name[start + at] === word)),
  )
}

/** The words that call a country without those before them. */
function laterWords(): ReadonlySet<string> {
  return (later ??= readLaterWords())
}

let later: ReadonlySet<string> | undefined

function readLaterWords(): ReadonlySet<string> {
  const countriesOf = new Map<string, Set<string>>()
  for (const [code, { own }] of countryNames()) {
    for (const word of own.flatMap((name) => name.slice(1))) {
      if (word.length >= LEAST_LATER_WORD) countriesOf.set(word, (countriesOf.get(word) ?? new Set()).add(code))
    }
  }
  return new Set([...countriesOf].filter(([, countries]) => countries.size <= MOST_CALLED).map(([word]) => word))
}
