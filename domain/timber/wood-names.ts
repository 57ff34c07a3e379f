import type { components } from '@contract/schema'

type Wood = components['schemas']['Wood']

/** Names of a wood. Lower case with accents, so both sides must be folded for a comparison. */
export interface WoodNames {
  /**
   * Names that mean only this wood. A word with a final hyphen is a stem: "egl-" matches "eglinė"
   * and "eglinių". Ambiguous words such as "fir", "sapin" or "abeto" are not included.
   */
  readonly names: readonly string[]
  /** Words within these names that alone mean another wood: an Oregon pine is not a pine. */
  readonly otherWoods: readonly string[]
  /** Words next to a name that do not change the wood. */
  readonly epithets: readonly string[]
}

/** Adjectives for European wood, before or after its name. */
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
 * Trade names and botanical name of each wood in English, French, Lithuanian (with the adjective
 * and the genitive used before products: "eglinės lentos", "eglės lentos") and Spanish. Redwood and
 * whitewood are British names of imported pine and spruce, "sapin du Nord" is French for imported
 * spruce, "pino de Flandes" Spanish for imported pine. Sources: wood lexicon of betterwood.co
 * (Kiefer, Fichte), French and Spanish Wikipedia (Picea abies, Pinus sylvestris), Gran Enciclopedia
 * de España (Pino).
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
