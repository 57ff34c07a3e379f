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
export const toNameWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !fillerWords.has(word))

/** What a country is called, each name as its words. */
export interface CountryNames {
  /** Its code, and its names in all our languages. */
  own: readonly (readonly string[])[]
  /** The names of its parts. */
  parts: readonly (readonly string[])[]
}

/** The countries by code, without the unions and test codes for which `Intl` has names too. Built on first use: it is a thousand names. */
export function getCountryNames(): ReadonlyMap<string, CountryNames> {
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
