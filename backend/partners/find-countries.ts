import { countries } from '@/shared/api/generated/countries'
import { countryAliases } from '@/shared/lib/readers'
import { fold } from '../db/fold'
import { languages } from '../language'

/** Parts of a country that people name instead of it. */
const countryParts: Readonly<Record<string, readonly string[]>> = {
  GB: [
    ...[
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
      'Angleterre',
      'Écosse',
      'Pays de Galles',
      'Irlande du Nord',
    ],
    ...[
      'Anglija',
      'Škotija',
      'Velsas',
      'Šiaurės Airija',
      'Inglaterra',
      'Escocia',
      'Gales',
      'Irlanda del Norte',
    ],
  ],
}

/** Words that join others to a name, and name nothing by themselves: "Isle of Man", "la Réunion", "Bosnia y Herzegovina". */
const fillerWords: ReadonlySet<string> = new Set(
  'and of the de del la le el les los las du des d l et y e ir'.split(' '),
)

/** The words of a text that say something in a name, folded: of "Côte d’Ivoire" they are "cote" and "ivoire". */
const toNameWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !fillerWords.has(word))

/** What a country is called, each name as its words. */
interface CountryNames {
  /** Its code, and its names in all our languages. */
  own: readonly (readonly string[])[]
  /** The names of its parts. */
  parts: readonly (readonly string[])[]
}

/** The countries by code, without the unions and test codes for which `Intl` has names too. Built on first use: it is a thousand names. */
function getCountryNames(): ReadonlyMap<string, CountryNames> {
  return (cachedNames ??= readNames())
}

let cachedNames: ReturnType<typeof getCountryNames> | undefined

function readNames(): ReturnType<typeof getCountryNames> {
  const inLanguages = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return new Map(
    countries.map((code) => {
      const called = inLanguages.map((names) => names.of(code)).filter((name) => name !== undefined)
      const own = [
        [code.toLowerCase()],
        ...[...called, ...(countryAliases[code] ?? [])].map(toNameWords),
      ]
      return [code, { own, parts: (countryParts[code] ?? []).map(toNameWords) }]
    }),
  )
}

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
