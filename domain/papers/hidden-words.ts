import { foldWords, splitLegalForms } from '@domain/readers'

/**
 * Returns a free text; null if it names somebody else: if a word of it begins like a hidden one, or
 * its words like those of a hidden phrase. Accents are ignored, and most case endings
 * ("Panevėžyje" for "Panevėžys").
 */
export function hideOthers(
  text: string | null,
  { hiddenWords }: { hiddenWords: readonly string[] },
): string | null {
  if (text === null) return null
  const words = splitWords(text)
  return hiddenWords.some((hidden) => isNamed(words, splitWords(hidden))) ? null : text
}

const splitWords = (text: string): string[] =>
  foldWords(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

function isNamed(words: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) {
    const beginning = cutEnding(first, SHORTEST)
    // Keeps "Timber is dry" for the mill Timberex.
    const mayBe = (word: string) => isGeneric(first) || !isGeneric(word)
    return words.some((word) => word.startsWith(beginning) && mayBe(word))
  }
  return words.some((_, start) =>
    [first, ...others].every((hidden, index) => isPhraseWord(words[start + index] ?? '', hidden)),
  )
}

const isPhraseWord = (word: string, hidden: string): boolean =>
  hidden.length < 3 ? word === hidden : word.startsWith(cutEnding(hidden, 3))

/** Cuts two letters, but leaves the least, and numbers whole. */
const cutEnding = (word: string, least: number): string =>
  /\d/.test(word) ? word : word.slice(0, Math.max(least, word.length - 2))

/** Fewest letters of a hidden word. */
const SHORTEST = 4

/**
 * Splits names, towns and numbers of others into the words and phrases that a free text must not
 * contain. Words that many mills and traders have in their names are hidden only as a phrase.
 */
export const toHiddenWords = (...names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [
      ...[name, ...listPhrases(name)].filter(isLong),
      ...name.split(/[^\p{L}\d-]+/u).filter((word) => isLong(word) && !isGeneric(word)),
    ]),
  ),
]

/** Returns a name without its legal form, also in one word as in an address of the web. */
function listPhrases(name: string): string[] {
  const words = splitWords(splitLegalForms(name).core)
  while (words.length > 2 && organizations.has(words.at(-1) ?? '')) words.pop()
  const joined = words.join('')
  return [words.join(' '), ...(isGeneric(joined) ? [] : [joined])]
}

const isLong = (word: string): boolean => word.length >= SHORTEST

const isGeneric = (word: string): boolean => genericWords.has(foldWords(word))

/** Last words of a name that are often left out. */
const organizations: ReadonlySet<string> = new Set(
  'company group groupe grupe grupp grupo holding holdings limited'.split(' '),
)

/**
 * Words that name nobody, in the cases that names have, without accents, in the languages of mills
 * and clients. Other words that begin so, such as "Forestia", are names.
 */
const genericWords: ReadonlySet<string> = new Set(
  [
    ...organizations,
    'mill mills sawmill sawmills wood woods wooden timber timbers lumber forest forests forestry',
    'board boards beam beams pole poles export exports trade trades trader traders trading',
    'baltic baltics nordic house houses planing',
    'scierie scieries bois negoce negoces charpente charpentes',
    'madera maderas aserradero aserraderos holz holzer sagewerk sagewerke',
    'lentpjuve lentpjuves lentpjuviu mediena medienos medienu miskas misko miskai misku',
    'stulpelis stulpelio stulpeliai stulpeliu terasa terasos terasu klijuota klijuotos',
    'pjuklas pjuklo pjuklai pjuklu azuolas azuolo azuolai azuolu tara taros egle egles egliu',
    'zagetava zagetavas zagetavu zagmateriali zagmaterialu kokmateriali kokmaterialu',
    'koks koka koki koku koksne koksnes mezs meza mezi mezu sija sijas siju',
    'delis dela deli delu miets mieta mieti mietu eglu',
    'saeveski saeveskid laud laua lauad laudade liimpuit liimpuidu puit puidu',
    'post posts posti postid mets metsa metsad',
    'saha sahan sahat puun puut hoylaamo hoylaamon lampopuu lampopuun kestopuu kestopuun',
    'metsan metsat',
    'sagverk sagverket furu furan gran granen hyvleri hyvleriet stolp stolpar stolpe stolper',
    'skog skogen skogar skogs virke virket trae sagbruk sagbruket trelast',
    'tartak tartaku tartaki drewno drewna drewniany drewniana drewniane palisada palisady palisad',
    'belka belki belek parkiet parkietu parkiety lasy lasow deska deski desek',
  ].flatMap((words) => words.split(' ')),
)

const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y']

/**
 * Consonants that change before the last vowel of a Finnish name, with their form in most cases:
 * "Turussa" for "Turku", "Lahdessa" for "Lahti".
 */
const weakGrades: readonly (readonly [RegExp, string])[] = [
  [/nk(?=.$)/, 'ng'],
  [/nt(?=.$)/, 'nn'],
  [/lt(?=.$)/, 'll'],
  [/rt(?=.$)/, 'rr'],
  [/mp(?=.$)/, 'mm'],
  [/k(?=.$)/, ''],
  [/t(?=.$)/, 'd'],
  [/p(?=.$)/, 'v'],
]

/**
 * Returns the beginnings of a short town's other cases, which cutting its ending does not find:
 * "Cesu" for "Cēsis". The town itself is not among them.
 * @param country ISO 3166 country, whose language declines the town
 */
export function listTownCases(town: string, country: string): string[] {
  const names = town.split(/[^\p{L}]+/u).map(foldWords)
  return names
    .filter((name) => name.length === SHORTEST || name.length === SHORTEST + 1)
    .flatMap((name) => {
      if (country === 'FI') {
        const [strong, weak] = weakGrades.find(([consonants]) => consonants.test(name)) ?? []
        return strong && weak !== undefined ? [name.replace(strong, weak).slice(0, SHORTEST)] : []
      }
      if (country !== 'LT' && country !== 'LV') return []
      const stem = name.replace(/(?:[aiouy]s|[aeiouy]+)$/, '')
      return stem.length === SHORTEST - 1 ? VOWELS.map((vowel) => stem + vowel) : []
    })
}
