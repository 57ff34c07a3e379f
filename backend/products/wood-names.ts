import type { components } from '@/shared/api/generated/schema'
import { fold } from '../db/fold'

type Wood = components['schemas']['Specification']['wood']

/**
 * What merchants call each wood, in English, French, Lithuanian (with the genitive that stands before a product: "eglės lentos") and
 * Spanish, beside its botanical name. Redwood and whitewood are what Britain calls the pine and the spruce that it imports, sapin du Nord
 * is the spruce that France imports, pino de Flandes the pine that came to Spain by sea: after the wood lexicon of betterwood.co (Kiefer,
 * Fichte), the articles Picea abies and Pinus sylvestris of the French and the Spanish Wikipedia, and the Gran Enciclopedia de España (Pino).
 */
const CALLED: Record<Wood, readonly string[]> = {
  PNSY: ['pine redwood scots pinus sylvestris', 'pin sylvestre pin du nord', 'pušis pušies paprastoji', 'pino silvestre pino rojo pino del norte pino de flandes'],
  PCAB: ['spruce whitewood norway picea abies', 'épicéa sapin du nord sapin rouge', 'eglė eglės paprastoji', 'abeto rojo abeto del norte pícea'],
  LADC: ['larch european larix decidua', "mélèze d'europe", 'maumedis maumedžio europinis', 'alerce europeo'],
  PSMN: ['douglas fir oregon pine pseudotsuga menziesii', "douglas pin d'oregon sapin de douglas", 'pocūgė pocūgės duglasija', 'abeto douglas pino de oregón'],
  ABAL: ['silver fir abies alba', 'sapin pectiné sapin blanc', 'kėnis kėnio baltasis', 'abeto blanco'],
  QCXE: ['oak quercus', 'chêne', 'ąžuolas ąžuolo', 'roble'],
  FASY: ['beech fagus sylvatica', 'hêtre', 'bukas buko', 'haya'],
  FXEX: ['ash fraxinus excelsior', 'frêne', 'uosis uosio', 'fresno'],
}

const WOODS: readonly (readonly [string, readonly string[]])[] = Object.entries(CALLED).map(([wood, names]) => [
  wood,
  names.flatMap((name) => fold(name).split(' ')),
])

/** A word this long may still be being typed. */
const LEAST_BEGINNING = 3

/** The codes of the woods in whose names a folded word of a search occurs: of "du" and "nord" those where both do are left. */
export function woodsCalled(word: string): string[] {
  const typed = word.replaceAll('’', "'")
  const isCalled = (name: string) => name === typed || (typed.length >= LEAST_BEGINNING && name.startsWith(typed))
  return WOODS.filter(([, names]) => names.some(isCalled)).map(([wood]) => wood)
}
