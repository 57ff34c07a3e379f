import path from 'node:path'
import { expect, it } from 'vitest'
import {
  languages,
  listTextNamespaces,
  readFolder,
  readTexts,
  type Language,
} from './compare-texts'

/** Signs that a language doesn't write, or writes with another space. */
const wrong: readonly {
  readonly language: Language
  readonly sign: RegExp
  readonly what: string
}[] = [
  { language: 'en', sign: /['‘"„«»]/, what: 'the apostrophe ’ and quotes as “these”' },
  { language: 'fr', sign: /['‘]/, what: 'the apostrophe ’' },
  {
    language: 'fr',
    sign: /(?<!\u202f)[;!?](?=\s|$)/,
    what: 'a narrow no-break space before ; ! ?',
  },
  { language: 'fr', sign: /(?<!\u00a0):(?=\s|$)/, what: 'a no-break space before a colon' },
  {
    language: 'fr',
    sign: /["“”]|«(?!\u00a0)|(?<!\u00a0)»/,
    what: 'quotes as « these », with no-break spaces',
  },
  { language: 'lt', sign: /["'‘«»”]|“(?=\p{L})/u, what: 'quotes as „these“' },
  { language: 'es', sign: /["'‘“”]|« | »/, what: 'quotes as «these»' },
  { language: 'es', sign: /^[^¿]*\?|^[^¡]*!/, what: 'a sign that opens a question or a call' },
  ...(['fr', 'lt', 'es'] as const).map((language) => ({
    language,
    // A line may not break between a number and its unit.
    sign: /\}\} (?:m[³²]|kg|[kcm]?m|t|€|pcs|pzs|pzas?|h|min|(?:d|val|min|sav|sem|vnt|pak)\.)(?![\p{L}\d])/u,
    what: 'a no-break space between a number and its unit',
  })),
]

const root = process.cwd()
/** The application's texts, and what the backend words itself. */
const folders = [
  ...listTextNamespaces(root).map((namespace) => `src/${namespace}/i18n`),
  'backend/mails/messages',
  'backend/notifications/messages',
  'backend/papers/messages',
  'backend/problems/titles',
]

it.each(wrong)('$language has $what everywhere', ({ language, sign }) => {
  const found = folders.flatMap((folder) =>
    [...readFolder(path.join(root, folder), language)]
      .filter(([, text]) => sign.test(text))
      .map(([key, text]) => `${folder}:${key} ${text}`),
  )
  expect(found).toEqual([])
})

it.each(languages)(
  'in %s a count of a thousand or more has the separators of the language',
  (language) => {
    const found = listTextNamespaces(root).flatMap((namespace) =>
      [...readTexts(root, namespace, language)]
        .filter(([, text]) => text.includes('{{count}}'))
        .map(([key, text]) => `${namespace}:${key} ${text}`),
    )
    expect(found).toEqual([])
  },
)
