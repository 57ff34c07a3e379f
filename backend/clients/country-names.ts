import { fold } from '../db/fold'
import { languages } from '../language'

/** ISO 3166-1 alpha-2: what `Intl` knows beside them are unions, islands without a code of their own and codes for tests. */
const COUNTRIES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR ' +
  'CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ' +
  'ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ ' +
  'MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** What people call a country in our languages, and no list of names does. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['Emirates', 'UAE', 'Émirats', 'EAU', 'JAE', 'Emyratai'],
  CZ: ['Czech Republic', 'République tchèque', 'Čekijos Respublika', 'República Checa'],
  GB: ['UK', 'Great Britain', 'Britain', 'Grande-Bretagne', 'Didžioji Britanija', 'Britanija', 'Gran Bretaña'],
  NL: ['Holland', 'Hollande', 'Olandija', 'Holanda'],
  TR: ['Turkey', 'Turquie', 'Turkija', 'Turquía'],
  US: ['USA', 'America', 'États-Unis d’Amérique', 'Amérique', 'JAV', 'Amerika', 'EEUU', 'EUA'],
}

/** Parts of a country that are called as if they were one. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  GB: [
    ...['England', 'Scotland', 'Wales', 'Northern Ireland', 'Angleterre', 'Écosse', 'Pays de Galles', 'Irlande du Nord'],
    ...['Anglija', 'Škotija', 'Velsas', 'Šiaurės Airija', 'Inglaterra', 'Escocia', 'Gales', 'Irlanda del Norte'],
  ],
}

/** Words that join others to a name, and name nothing by themselves: "Isle of Man", "la Réunion", "Bosnia y Herzegovina". */
const FILLERS: ReadonlySet<string> = new Set('and of the de del la le el les los las du des d l et y e ir'.split(' '))

/** The words of a text that say something in a name, folded: of "Côte d’Ivoire" they are "cote" and "ivoire". */
export const wordsOfName = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))

/** What a country is called, each name as its words. */
export interface CountryNames {
  /** Its code, and its names in all our languages. */
  own: readonly (readonly string[])[]
  /** The names of its parts. */
  parts: readonly (readonly string[])[]
}

/** The countries by code. Made when first wanted: it is a thousand names. */
export function countryNames(): ReadonlyMap<string, CountryNames> {
  return (names ??= readNames())
}

let names: ReturnType<typeof countryNames> | undefined

function readNames(): ReturnType<typeof countryNames> {
  const inLanguages = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  return new Map(
    COUNTRIES.map((code) => {
      const called = inLanguages.map((names) => names.of(code)).filter((name) => name !== undefined)
      const own = [[code.toLowerCase()], ...[...called, ...(ALIASES[code] ?? [])].map(wordsOfName)]
      return [code, { own, parts: (PARTS[code] ?? []).map(wordsOfName) }]
    }),
  )
}
