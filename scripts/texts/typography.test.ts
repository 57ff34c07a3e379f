import path from 'node:path'
import { expect, it } from 'vitest'
import {
  languages,
  listTextNamespaces,
  readFolder,
  readTexts,
  type Language,
} from './compare-texts'

/** Punctuation that a language does not use, or uses with other spaces, and the correct one. */
const rules: readonly {
  readonly language: Language
  readonly wrong: RegExp
  readonly correct: string
}[] = [
  ...(['en', 'fr', 'lt', 'es'] as const).map((language) => ({
    language,
    wrong: /(?<!\{\{[^}]*)\p{Ll}\p{Lu}/u,
    correct: 'words instead of a name from the code',
  })),
  { language: 'en', wrong: /['‘"„«»]/, correct: 'the apostrophe ’ and quotes as “these”' },
  { language: 'fr', wrong: /['‘]/, correct: 'the apostrophe ’' },
  {
    language: 'fr',
    wrong: /(?<!\u202f)[;!?](?=\s|$)/,
    correct: 'a narrow no-break space before ; ! ?',
  },
  { language: 'fr', wrong: /(?<!\u00a0):(?=\s|$)/, correct: 'a no-break space before a colon' },
  {
    language: 'fr',
    wrong: /["“”]|«(?!\u00a0)|(?<!\u00a0)»/,
    correct: 'quotes as « these », with no-break spaces',
  },
  { language: 'lt', wrong: /["'‘«»”]|“(?=\p{L})/u, correct: 'quotes as „these“' },
  { language: 'es', wrong: /["'‘“”]|« | »/, correct: 'quotes as «these»' },
  { language: 'es', wrong: /^[^¿]*\?|^[^¡]*!/, correct: 'a sign that opens a question or a call' },
  ...(['fr', 'lt', 'es'] as const).map((language) => ({
    language,
    // A line may not break between a number and its unit.
    wrong:
      /\}\} (?:m[³²]|kg|[kcm]?m|t|€|pcs|pzs|pzas?|h|min|(?:d|val|min|sav|sem|vnt|pak)\.)(?![\p{L}\d])/u,
    correct: 'a no-break space between a number and its unit',
  })),
  ...(['fr', 'lt', 'es'] as const).map((language) => ({
    language,
    wrong: /(?:\d|\}\}) %/,
    correct: 'a no-break space between a number and %',
  })),
]

const root = process.cwd()
/** Folders of the application's texts and of the backend's. */
const folders = [
  ...listTextNamespaces(root).map((namespace) => `src/${namespace}/i18n`),
  'backend/mails/messages',
  'backend/notifications/messages',
  'backend/papers/messages',
  'backend/people/messages',
  'backend/problems/titles',
  'backend/settings/messages',
]

it.each(rules)('$language has $correct everywhere', ({ language, wrong }) => {
  const found = folders.flatMap((folder) =>
    [...readFolder(path.join(root, folder), language)]
      .filter(([, text]) => wrong.test(text))
      .map(([key, text]) => `${folder}:${key} ${text}`),
  )
  expect(found).toEqual([])
})

it.each(languages)('in %s the claims are worded as on the trademark labels', (language) => {
  const texts = readTexts(root, 'entities/product', language)
  expect(texts.get('certification.fsc_100')).toBe('FSC 100%')
  expect(texts.get('certification.pefc_100')).toBe('100% PEFC')
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
