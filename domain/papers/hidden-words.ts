import { foldWords, isLegalForm, splitLegalForms } from '@domain/readers'

/**
 * Returns a place or a caption; null if the text names another partner: a word that begins like a
 * hidden word, or a hidden phrase. Accents and most case endings ("Panevėžyje" for "Panevėžys") are
 * ignored. A hidden word of three letters or fewer is only found as a whole word in the same
 * capitals.
 */
export function omitIfPartnerNamed(
  text: string | null,
  { hiddenWords }: { hiddenWords: readonly string[] },
): string | null {
  return text !== null && namesPartner(text, hiddenWords, () => true) ? null : text
}

/**
 * Returns a remark; null if it names another partner, as `omitIfPartnerNamed`. A word that is
 * common in names, such as "Mediena", only counts if it is written as a name: "Mediena sausa" means
 * wood.
 */
export function omitRemarkIfPartnerNamed(
  text: string | null,
  { hiddenWords }: { hiddenWords: readonly string[] },
): string | null {
  return text !== null && namesPartner(text, hiddenWords, isWrittenAsName) ? null : text
}

interface Word {
  /** Folded. */
  word: string
  /** As written. */
  written: string
  /** True where a sentence starts, whose capital letter is not a sign of a name. */
  isFirst: boolean
  /** True before a comma, and for a text of one word. */
  isSeparate: boolean
}

const readWords = (text: string): Word[] => {
  const words = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)]
  return words.map(({ 0: written, index }) => ({
    word: foldWords(written),
    written,
    isFirst: /(?:^|[.!?:;\n•*]|\s[-–—])\s*$/u.test(text.slice(0, index)),
    isSeparate: words.length === 1 || text.startsWith(',', index + written.length),
  }))
}

const splitWords = (text: string): string[] => readWords(text).map(({ word }) => word)

type IsName = (words: readonly Word[], index: number) => boolean

function namesPartner(text: string, hiddenWords: readonly string[], isName: IsName): boolean {
  const words = readWords(text)
  return hiddenWords.some((hidden) => isNamed(words, hidden, isName))
}

function isNamed(words: readonly Word[], hiddenName: string, isName: IsName): boolean {
  const [first = '', ...others] = splitWords(hiddenName)
  if (others.length > 0)
    return words.some((_, start) =>
      [first, ...others].every((hidden, index) =>
        isPhraseWord(words[start + index]?.word ?? '', hidden),
      ),
    )
  if (first.length < MIN_LENGTH) return words.some(({ written }) => written === hiddenName)
  const beginning = cutEnding(first, MIN_LENGTH)
  return words.some(({ word }, index) => {
    if (!word.startsWith(beginning)) return false
    if (isGeneric(first)) return isName(words, index)
    // Keeps "Timber is dry" for the mill Timberex.
    return !isGeneric(word)
  })
}

/** True for a capital within a sentence, and beside a comma or a legal form: "Mediena, UAB". */
function isWrittenAsName(words: readonly Word[], index: number): boolean {
  const { written = '', isFirst = false, isSeparate = false } = words[index] ?? {}
  const isCapital = /^\p{Lu}/u.test(written)
  const neighbors = [words[index - 1]?.word, words[index + 1]?.word]
  const isNearForm = neighbors.some((word) => word !== undefined && isLegalForm(word))
  return isCapital && (!isFirst || isSeparate || isNearForm)
}

const isPhraseWord = (word: string, hidden: string): boolean =>
  hidden.length < 3 ? word === hidden : word.startsWith(cutEnding(hidden, 3))

/** Cuts the last two letters, but leaves `minLength` letters. Words with digits stay whole. */
const cutEnding = (word: string, minLength: number): string =>
  /\d/.test(word) ? word : word.slice(0, Math.max(minLength, word.length - 2))

/** Minimum letters of a hidden word that is found by its beginning. */
const MIN_LENGTH = 4

/**
 * Splits names, towns and numbers of others into the words and phrases that a free text must not
 * contain. Words that many mills and traders have in their names are hidden only as a phrase, or
 * written as a name if it is the whole name.
 */
export const toHiddenWords = (...names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [
      ...[name, ...listPhrases(name)].filter(isLong),
      ...name.split(/[^\p{L}\d-]+/u).filter((word) => isLong(word) && isDistinctive(word)),
      ...listShortWords(name),
    ]),
  ),
]

/** Returns a name without its legal form, with spaces and as one word, as in a web address. */
function listPhrases(name: string): string[] {
  const words = splitWords(splitLegalForms(name).core)
  while (words.length > 2 && ORGANIZATIONS.has(words.at(-1) ?? '')) words.pop()
  const joined = words.join('')
  return [words.join(' '), ...(isGeneric(joined) ? [] : [joined])]
}

/** Returns initials of three letters, such as "UPM", and a name that has no other word. */
function listShortWords(name: string): string[] {
  const words = splitDistinctive(name)
  // In a name of capitals, a short word need not be initials.
  const hasInitials = words.length === 1 || /\p{Ll}/u.test(name)
  return words.filter(
    (word) =>
      (hasInitials && /^\p{Lu}{3}$/u.test(word)) ||
      (words.length === 1 && /^\p{Lu}[\p{L}\d]{1,2}$/u.test(word)),
  )
}

const splitDistinctive = (name: string): string[] =>
  name.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && isDistinctive(word))

/** True for a word that is neither a legal form nor common in names. */
const isDistinctive = (word: string): boolean => !isGeneric(word) && !isLegalForm(word)

const isLong = (word: string): boolean => word.length >= MIN_LENGTH

const isGeneric = (word: string): boolean => GENERIC_WORDS.has(foldWords(word))

/** Last words of a name that are often left out. */
const ORGANIZATIONS: ReadonlySet<string> = new Set(
  'company group groupe grupe grupp grupo holding holdings limited'.split(' '),
)

/**
 * Common nouns in company names, in every grammatical case, without accents, in the languages of
 * mills and clients. Other words that begin so, such as "Forestia", are names.
 */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  [
    ...ORGANIZATIONS,
    'mill mills sawmill sawmills wood woods wooden timber timbers lumber forest forests forestry',
    // Certificates, products and terms of delivery in capitals.
    'fsc pefc kvh bsh osb mdf clt lvl par spf fob cif cfr fca dap ddp exw vgm eudr',
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

/** Countries whose language changes the last vowel of a name. */
const VOWEL_ENDINGS = ['LT', 'LV', 'PL']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y']

/**
 * Consonants that change before the last vowel of a Finnish name, with their form in most cases:
 * "Turussa" for "Turku", "Lahdessa" for "Lahti".
 */
const WEAK_GRADES: readonly (readonly [RegExp, string])[] = [
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
 * Returns the beginnings of the declined forms of a short company name, as `listTownCases`. Empty
 * for several words, because "Geros" for "Gera lenta" can be any adjective.
 */
export function listCompanyCases(name: string, country: string): string[] {
  const [word, ...others] = splitDistinctive(name)
  return word && others.length === 0 ? listTownCases(word, country) : []
}

/**
 * Returns the beginnings of a short town's other grammatical cases that `cutEnding` does not find:
 * "Cesu" for "Cēsis". The town itself is not among them.
 * @param country ISO 3166 country, whose language declines the town
 */
export function listTownCases(town: string, country: string): string[] {
  return splitDistinctive(town)
    .map(foldWords)
    .filter((word) => word.length === MIN_LENGTH || word.length === MIN_LENGTH + 1)
    .flatMap((word) => {
      if (country === 'FI') {
        const [strong, weak] = WEAK_GRADES.find(([consonants]) => consonants.test(word)) ?? []
        return strong && weak !== undefined ? [word.replace(strong, weak).slice(0, MIN_LENGTH)] : []
      }
      if (!VOWEL_ENDINGS.includes(country)) return []
      const stem = word.replace(/(?:[aiouy]s|[aeiouy]+)$/, '')
      return stem.length === MIN_LENGTH - 1 ? VOWELS.map((vowel) => stem + vowel) : []
    })
}
