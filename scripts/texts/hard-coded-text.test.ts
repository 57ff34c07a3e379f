import { describe, expect, it } from 'vitest'
import { findHardCodedText } from './hard-coded-text'
import { parse, parseSources } from './source-files'

it('all words on the screens come from text files', () => {
  expect(parseSources(process.cwd()).flatMap(findHardCodedText)).toEqual([])
})

describe('the search for words in code', () => {
  it.each([
    ['a text', '<p>Save it</p>'],
    ['a literal', `<p>{isNew ? 'New deal' : number}</p>`],
    ['a fallback', `<p>{name ?? 'Nobody'}</p>`],
    ['a label', '<button aria-label="Close" />'],
    ['a hint', `<Field hint={'Up to 10 MB'} />`],
  ])('finds %s', (_, code) => {
    expect(findHardCodedText(parse('a.tsx', code))).toHaveLength(1)
  })

  it.each([
    '<p>{t("save")}</p>',
    '<p>–</p>',
    '<input type="text" />',
    '<h1>Timberdesk</h1>',
    '<p className="lead">{text}</p>',
  ])('ignores %s', (code) => {
    expect(findHardCodedText(parse('a.tsx', code))).toEqual([])
  })
})
