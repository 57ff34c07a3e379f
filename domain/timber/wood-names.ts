import type { components } from '@/shared/api/generated/schema'

type Wood = components['schemas']['Wood']

/** What one wood is called. Small letters; accents are as the language has them, so whoever compares folds both sides. */
export interface WoodNames {
  /**
   * Names of one or several words that mean this wood and no other. A word that ends with a hyphen is a stem: any word that begins so is meant,
   * as "eglinė" and "eglinių" are by "egl-". What may be several woods by itself, such as "fir", "sapin" or "abeto", is no name.
   */
  readonly names: readonly string[]
  /** Words of those names that are another wood by themselves: an Oregon pine is no pine. */
  readonly otherWoods: readonly string[]
  /** Words that may stand beside a name and leave it the same wood. */
  readonly epithets: readonly string[]
}

/** What grows in Europe, as it is said before or behind a wood's name. */
const european =
  "european européen européenne europe d'europe europinis europinė europietiškas europeo europea".split(
    ' ',
  )

const createWoodNames = (...names: readonly string[]): WoodNames => ({
  names,
  otherWoods: [],
  epithets: european,
})

/**
 * What merchants call each wood, in English, French, Lithuanian (with the adjective and the genitive that stand before a product: "eglinės
 * lentos", "eglės lentos") and Spanish, beside its botanical name. Redwood and whitewood are what Britain calls the pine and the spruce that it
 * imports, sapin du Nord is the spruce that France imports, pino de Flandes the pine that came to Spain by sea: after the wood lexicon of
 * betterwood.co (Kiefer, Fichte), the articles Picea abies and Pinus sylvestris of the French and the Spanish Wikipedia, and the Gran
 * Enciclopedia de España (Pino).
 */
export const woodNames: Readonly<Record<Wood, WoodNames>> = {
  PNSY: createWoodNames(
    ...['pine', 'scots pine', 'redwood', 'pinus sylvestris', 'pin', 'pin sylvestre', 'pin du nord'],
    ...['pušis', 'pušies', 'pušys', 'pušų', 'pušin-', 'paprastoji pušis'],
    ...['pino', 'pino silvestre', 'pino rojo', 'pino del norte', 'pino de flandes'],
  ),
  PCAB: createWoodNames(
    ...[
      'spruce',
      'norway spruce',
      'whitewood',
      'picea abies',
      'épicéa',
      'sapin du nord',
      'sapin rouge',
    ],
    ...['egl-', 'paprastoji egl-', 'abeto rojo', 'abeto del norte', 'pícea'],
  ),
  LADC: createWoodNames('larch', 'larix', 'larix decidua', 'mélèze', 'maumed-', 'alerce'),
  PSMN: {
    names: [
      ...[
        'douglas',
        'douglas fir',
        'oregon pine',
        'pseudotsuga',
        'pseudotsuga menziesii',
        "pin d'oregon",
        'sapin douglas',
        'sapin de douglas',
      ],
      ...[
        'pocūg-',
        'duglas-',
        'pino oregón',
        'pino de oregón',
        'abeto douglas',
        'abeto de douglas',
      ],
    ],
    otherWoods: ['pine', 'pin', 'pino', 'sapin', 'abeto', 'de'],
    epithets: [],
  },
  ABAL: createWoodNames(
    'silver fir',
    'abies alba',
    'sapin pectiné',
    'sapin blanc',
    'kėnis',
    'kėnio',
    'kėnių',
    'kėnin-',
    'baltasis kėnis',
    'abeto blanco',
  ),
  QCXE: createWoodNames('oak', 'quercus', 'chêne', 'ąžuol-', 'roble'),
  FASY: createWoodNames(
    'beech',
    'fagus',
    'fagus sylvatica',
    'hêtre',
    'bukas',
    'buko',
    'bukų',
    'bukin-',
    'haya',
  ),
  FXEX: createWoodNames(
    'ash',
    'fraxinus',
    'fraxinus excelsior',
    'frêne',
    'uosis',
    'uosio',
    'uosių',
    'uosin-',
    'fresno',
  ),
}
