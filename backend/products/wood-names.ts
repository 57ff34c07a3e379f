import type { components } from '@/shared/api/generated/schema'
import { fold } from '../db/fold'

type Wood = components['schemas']['Specification']['wood']

type Called = {
  /** Words that call the wood. One that ends with a hyphen is a stem: any word that begins so calls it, as "eglinė" and "eglinių" do for "egl-". */
  readonly names: readonly string[]
  /** Words that call it beside one of those alone, because by themselves they are another wood: an Oregon pine is no pine. */
  readonly beside?: string
}

/** What grows in Europe, as it is said before or behind a wood's name. */
const EUROPEAN = "european européen européenne europe d'europe europinis europinė europietiškas europeo europea"

/**
 * What merchants call each wood, in English, French, Lithuanian (with the adjective and the genitive that stand before a product: "eglinės
 * lentos", "eglės lentos") and Spanish, beside its botanical name. Redwood and whitewood are what Britain calls the pine and the spruce that it
 * imports, sapin du Nord is the spruce that France imports, pino de Flandes the pine that came to Spain by sea: after the wood lexicon of
 * betterwood.co (Kiefer, Fichte), the articles Picea abies and Pinus sylvestris of the French and the Spanish Wikipedia, and the Gran
 * Enciclopedia de España (Pino).
 */
const CALLED: Record<Wood, Called> = {
  PNSY: {
    names: [
      ...['pine redwood scots pinus sylvestris', 'pin sylvestre pin du nord', 'pušis pušies pušys pušų pušin- paprastoji'],
      ...['pino silvestre pino rojo pino del norte pino de flandes', EUROPEAN],
    ],
  },
  PCAB: {
    names: [
      ...['spruce whitewood norway picea abies', 'épicéa sapin du nord sapin rouge', 'egl- paprastoji', 'abeto rojo abeto del norte pícea'],
      EUROPEAN,
    ],
  },
  LADC: { names: ['larch larix decidua', 'mélèze', 'maumed-', 'alerce', EUROPEAN] },
  PSMN: {
    names: ['douglas fir oregon pseudotsuga menziesii', "douglas d'oregon oregon", 'pocūg- duglas-', 'douglas de oregón'],
    beside: 'pine pin pino sapin abeto de',
  },
  ABAL: { names: ['silver fir abies alba', 'sapin pectiné sapin blanc', 'kėnis kėnio kėnių kėnin- baltasis', 'abeto blanco', EUROPEAN] },
  QCXE: { names: ['oak quercus', 'chêne', 'ąžuol-', 'roble', EUROPEAN] },
  FASY: { names: ['beech fagus sylvatica', 'hêtre', 'bukas buko bukų bukin-', 'haya', EUROPEAN] },
  FXEX: { names: ['ash fraxinus excelsior', 'frêne', 'uosis uosio uosių uosin-', 'fresno', EUROPEAN] },
}

const wordsOf = (...texts: readonly string[]) => texts.flatMap((text) => fold(text).split(' '))

const WOODS = Object.entries(CALLED).map(([wood, { names, beside }]) => ({
  wood,
  names: wordsOf(...names),
  beside: beside === undefined ? [] : wordsOf(beside),
}))

/** A word this long may still be being typed. */
const LEAST_BEGINNING = 3

function isCalled(names: readonly string[], word: string): boolean {
  return names.some((name) => {
    const stem = name.endsWith('-') ? name.slice(0, -1) : null
    return name === word || (stem !== null && word.startsWith(stem)) || (word.length >= LEAST_BEGINNING && name.startsWith(word))
  })
}

/**
 * The codes of the woods in whose names a word of a search occurs: of "du" and "nord" those where both do are left.
 * @param word folded, one of `words`
 * @param words all words of the search, folded
 */
export function woodsCalled(word: string, words: readonly string[]): string[] {
  const [typed, all] = [plain(word), words.map(plain)]
  return WOODS.filter(
    ({ names, beside }) => isCalled(names, typed) || (isCalled(beside, typed) && all.some((other) => isCalled(names, other))),
  ).map(({ wood }) => wood)
}

const plain = (word: string) => word.replaceAll('’', "'")
