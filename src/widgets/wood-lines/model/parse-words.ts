import type { Specification } from '@/entities/product'

/** Properties of a wood beside its name, and the unknown words. */
export interface ParsedWords {
  readonly treatment: Specification['treatment']
  readonly profile: Specification['profile'] | null
  readonly certification: Specification['certification'] | null
  /** '' if no grade is written. */
  readonly quality: string
  /** Words in no list, and words that repeat a property with another value. */
  readonly unknown: readonly string[]
}

/**
 * Impregnation without a use class, and "green" (freshly sawn or a colour), are ambiguous and not
 * listed.
 */
const treatments: Readonly<Record<string, NonNullable<Specification['treatment']>>> = {
  kd: 'kiln_dried',
  ad: 'air_dried',
  ht: 'heat_treated',
  uc3: 'impregnated_uc3',
  uc4: 'impregnated_uc4',
  ...mapWordsTo(
    'thermally_modified',
    'thermowood thermo thermo-d thermo-s tmt thermochauffé thermochauffée thermotraité thermotraitée',
  ),
  ...mapWordsTo('thermally_modified', 'termomediena termo termotratado termotratada'),
}

/**
 * Trade names of profiles; "rabotée", "lame" and "terrasinė lenta" name one profile, "cladding" and
 * "parquet" several.
 */
const profiles: Readonly<Record<string, Specification['profile']>> = {
  ...mapWordsTo('sawn', 'sawn scié sciée sciés sciées pjauta pjautos pjautinė aserrado aserrada'),
  ...mapWordsTo(
    'planed',
    'planed par paw s4s raboté rabotée rabotés rabotées obliuota obliuotos obliuotų cepillado cepillada',
  ),
  ...mapWordsTo(
    'tongue_and_groove',
    't&g t+g t/g tg tgv bouveté bouvetée bouvetées rainuré machihembrado machihembrada',
  ),
  ...mapWordsTo('shiplap', 'shiplap'),
  ...mapWordsTo(
    'decking',
    'decking deck terrasse terrasses terasa terasinė terasinės terasinių tarima',
  ),
  ...mapWordsTo(
    'batten',
    'batten battens tasseau tasseaux liteau liteaux tašelis tašeliai tašelių rastrel rastreles listón listones',
  ),
  ...mapWordsTo('solid_structural', 'kvh'),
  ...mapWordsTo('glulam', 'glulam bsh'),
}

/** Maps each of the words to one meaning. */
function mapWordsTo<Meaning extends string>(
  meaning: Meaning,
  words: string,
): Readonly<Record<string, Meaning>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]))
}

/** Claims in full: "FSC" or "PEFC" alone is a scheme and no claim. */
const CLAIMS: readonly (readonly [string, Specification['certification']])[] = [
  ['fsc 100%', 'fsc_100'],
  ['fsc 100 %', 'fsc_100'],
  ['fsc mix credit', 'fsc_mix_credit'],
  ['fsc controlled wood', 'fsc_controlled_wood'],
  ['pefc 100%', 'pefc_100'],
  ['pefc 100 %', 'pefc_100'],
  ['pefc certified', 'pefc_certified'],
]

/** Words for sawn wood that carry no property. */
const plainWords = new Set(
  'board boards timber wood planche planches bois lenta lentos lentų mediena medienos tabla tablas madera'.split(
    ' ',
  ),
)

/**
 * Strength to EN 338, EN 14080 and the French, German and Spanish visual rules; appearance to EN
 * 1611-1 and EN 975-1; the Nordic classes.
 */
const GRADE = new RegExp(
  `^(${[
    'C(14|16|18|20|22|24|27|30|35|40|45|50)|D(18|24|27|30|35|40|45|50|55|60|65|70|75|80)|GL(20|22|24|26|28|30|32)[HhCc]',
    'ST-?I{1,3}|S(7|10|13)|ME-?[12]',
    'G[24]-[0-4]|Q-?[BFPS](A|X|[1-4])',
    'SF|US|U/S|A[1-4]|[A-D]|I{1,3}|IV|VI{0,2}',
    'A/B|B/C|C/D|AB|BC',
  ].join('|')})$`,
)

/** Parses the words beside a wood's name; the result lists the unknown ones. */
export function parseWords(words: readonly string[]): ParsedWords {
  const claim = extractClaim(words)
  const describingWords = claim.rest.filter((word) => !plainWords.has(word.toLowerCase()))
  const [dried, ...extraTreatments] = describingWords.filter((word) => findTreatment(word))
  const [graded, ...extraGrades] = describingWords.filter((word) => GRADE.test(word))
  const [shaped, ...extraProfiles] = describingWords.filter(
    (word) => findProfile(word) && !GRADE.test(word),
  )
  const otherWords = describingWords.filter(
    (word) => !findTreatment(word) && !GRADE.test(word) && !findProfile(word),
  )
  return {
    treatment: findTreatment(dried) ?? null,
    profile: findProfile(shaped) ?? null,
    certification: claim.certification,
    quality: graded ?? '',
    unknown: [...otherWords, ...extraTreatments, ...extraGrades, ...extraProfiles],
  }
}

const findTreatment = (word = '') => treatments[word.toLowerCase()]
const findProfile = (word = '') => profiles[word.toLowerCase()]

function extractClaim(words: readonly string[]) {
  const small = words.map((word) => word.toLowerCase())
  for (const [written, certification] of CLAIMS) {
    const claim = written.split(' ')
    const at = small.findIndex((_, from) =>
      claim.every((word, offset) => small[from + offset] === word),
    )
    if (at >= 0) return { certification, rest: words.toSpliced(at, claim.length) }
  }
  return { certification: null, rest: words }
}
