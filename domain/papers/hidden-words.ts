import { foldWords } from '@domain/readers'

/**
 * Returns a free text; null if it names somebody else: if a word of it begins like a hidden one, with
 * or without accents, and with most case endings ("Panevėžyje" for "Panevėžys").
 */
export function hideOthers(
  text: string | null,
  { hiddenWords }: { hiddenWords: readonly string[] },
): string | null {
  if (text === null) return null
  const words = toComparableWords(text)
  return hiddenWords.some((hidden) => words.includes(cutEnding(toComparableWords(hidden))))
    ? null
    : text
}

/** Folds a text and separates its words by spaces, with one before the first. */
const toComparableWords = (text: string): string =>
  ` ${foldWords(text).replaceAll(/[^\p{L}\d]+/gu, ' ')}`

/** Cuts two letters, but leaves four, and numbers whole. */
const cutEnding = (words: string): string =>
  /\d/.test(words) ? words : words.slice(0, Math.max(SHORTEST + 1, words.length - 2))

/** Fewest letters of a hidden word. */
const SHORTEST = 4

/**
 * Splits names, towns and numbers of others into the words that a free text may mention. A word that
 * many mills and traders have in their names is hidden only with the rest of the name.
 */
export const toHiddenWords = (...names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [
      ...[name].filter(isLong),
      ...name.split(/[^\p{L}\d-]+/u).filter((word) => isLong(word) && !isGeneric(word)),
    ]),
  ),
]

const isLong = (word: string): boolean => word.length >= SHORTEST

/** True for a word of the trade, also with a case ending; a short one may have one letter more. */
function isGeneric(word: string): boolean {
  const folded = foldWords(word)
  return genericWords.some(
    (generic) =>
      folded.startsWith(generic) &&
      folded.length - generic.length <= (generic.length <= SHORTEST ? 1 : 3),
  )
}

/** Beginnings of words that name nobody, without accents, in the languages of mills and clients. */
const genericWords = [
  'mill sawmill wood timber lumber forest board beam pole export trade trading group company limited',
  'holding baltic nordic house planing',
  'scierie bois negoce charpente sarl madera aserrader holz gmbh sagewerk',
  'lentpjuv medien misk stulpel teras klijuot pjukl azuol taros egl grup',
  'zagetav zagmaterial kokmaterial koks koksn meza sija deli miet',
  'saeveski laud liimpuit puit post mets',
  'saha puu hoylaamo lampopuu kestopuu metsa',
  'sagverk furu gran hyvleri stolp skog virke trae sagbruk trelast',
  'tartak drewn palisad belk parkiet lasy desk',
].flatMap((words) => words.split(' '))

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
