import { getCountryNames, toNameWords, type CountryNames } from './country-names'

/** Letters after which an unfinished name counts: "lit". Fewer would match half the world. */
const MIN_PREFIX_LENGTH = 3

/** Letters that a later word of a name needs to stand for the country by itself: "kingdom" does, "man" of "Isle of Man" does not. */
const MIN_LATER_WORD_LENGTH = 4

/**
 * A later word stands for at most so many countries, as "Korea" does for two. A word in more names, such as "islands", says what a country
 * is and names none.
 */
const MAX_COUNTRIES_PER_WORD = 2

/** Whether the text is written as a code. Then "de" or "la" is no joining word. */
const isCode = (text: string) => /^[a-z]{2}$/i.test(text)

/**
 * The codes of the countries that a text names, in any of our languages: by a code ("lt", "UK"), a name ("Jungtinė Karalystė", "Holland"),
 * the beginning of one ("lithu", "united king") or a later word of one ("kingdom").
 * A whole name stands for its own country alone: "Ireland" is not the United Kingdom, and "China" neither Hong Kong nor Macao. A part of a
 * country must be named in full, so that "nor" is Norway and not Northern Ireland. A text with a digit, such as the VAT code "GB772014385",
 * names none.
 */
export function findCountries(text: string): string[] {
  if (/\d/.test(text)) return []
  const typed = isCode(text) ? [text.toLowerCase()] : toNameWords(text)
  const named = findCodes(({ own, parts }) =>
    [...own, ...parts].some((name) => name.join() === typed.join()),
  )
  return named.length > 0 || typed.join('').length < MIN_PREFIX_LENGTH
    ? named
    : findCodes(({ own }) => own.some((name) => matchesName(name, typed)))
}

const findCodes = (isOne: (names: CountryNames) => boolean): string[] =>
  [...getCountryNames()].filter(([, names]) => isOne(names)).map(([code]) => code)

/** Whether the words follow one another in the name, from any of its words on; the last one may be unfinished. */
function matchesName(name: readonly string[], typed: readonly string[]): boolean {
  return name.some(
    (first, start) =>
      (start === 0 || getLaterWords().has(first)) &&
      typed.every((word, at) =>
        at === typed.length - 1 ? name[start + at]?.startsWith(word) : name[start + at] === word,
      ),
  )
}

/** Later words of names that stand for a country by themselves. */
function getLaterWords(): ReadonlySet<string> {
  return (cachedLaterWords ??= readLaterWords())
}

let cachedLaterWords: ReadonlySet<string> | undefined

function readLaterWords(): ReadonlySet<string> {
  const countriesOf = new Map<string, Set<string>>()
  for (const [code, { own }] of getCountryNames()) {
    for (const word of own.flatMap((name) => name.slice(1))) {
      if (word.length >= MIN_LATER_WORD_LENGTH)
        countriesOf.set(word, (countriesOf.get(word) ?? new Set()).add(code))
    }
  }
  return new Set(
    [...countriesOf]
      .filter(([, countries]) => countries.size <= MAX_COUNTRIES_PER_WORD)
      .map(([word]) => word),
  )
}
