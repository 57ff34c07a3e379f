import { describe, expect, it } from 'vitest'
import {
  findDifferences,
  languages,
  readFolder,
  readTexts,
  listTextNamespaces,
} from './compare-texts'

const namespaces = listTextNamespaces(process.cwd())
const cases = namespaces.flatMap((namespace) =>
  languages.map((language) => ({ namespace, language })),
)

it('the texts of the slices are found', () => {
  expect(namespaces).toContain('entities/deal')
})

it.each(cases)(
  '$namespace has every text in $language that it has in English',
  ({ namespace, language }) => {
    const english = readTexts(process.cwd(), namespace, 'en')
    expect(
      findDifferences(english, readTexts(process.cwd(), namespace, language), language),
    ).toEqual([])
  },
)

it.each(languages)('the papers have every text in %s that they have in English', (language) => {
  const english = readFolder('backend/papers/messages', 'en')
  expect(
    findDifferences(english, readFolder('backend/papers/messages', language), language),
  ).toEqual([])
})

describe('the comparison', () => {
  const english = new Map([
    ['greeting', 'Hello {{name}}'],
    ['pack_one', '{{count}} pack'],
    ['pack_other', '{{count}} packs'],
  ])

  it('requires every plural form of the language', () => {
    const lithuanian = new Map([
      ['greeting', 'Labas, {{name}}'],
      ['pack_one', '{{count}} paketas'],
      ['pack_other', '{{count}} paketų'],
    ])
    expect(findDifferences(english, lithuanian, 'lt')).toEqual([
      'pack_few is missing',
      'pack_many is missing',
    ])
  })

  it('finds a lost placeholder, an unknown key and an empty sentence', () => {
    const texts = new Map([...english, ['greeting', 'Hello'], ['farewell', '']])
    expect(findDifferences(english, texts, 'en')).toEqual([
      'farewell is not an English key',
      'farewell is empty or padded',
      'greeting lacks {{name}}',
    ])
  })
})
