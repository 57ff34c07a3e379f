import { describe, expect, it } from 'vitest'
import { readFolder, readTexts, listTextNamespaces, toBaseKey } from './compare-texts'
import { parse, parseSources } from './source-files'
import { collectMentions, isMentioned } from './used-keys'

const mentions = collectMentions(parseSources(process.cwd()))

it.each(listTextNamespaces(process.cwd()))('every text of %s is used on a screen', (namespace) => {
  const texts = readTexts(process.cwd(), namespace, 'en')
  const keys = new Set([...texts.keys()].map((key) => toBaseKey(key, texts)))
  // The namespace stands before the key where one slice shows another's text.
  const unused = [...keys].filter(
    (key) => !isMentioned(key, mentions) && !isMentioned(`${namespace}:${key}`, mentions),
  )
  expect(unused).toEqual([])
})

it('every text of the papers is used', () => {
  const texts = readFolder('backend/papers/messages', 'en')
  const used = collectMentions(parseSources(process.cwd(), ['backend']))
  const keys = new Set([...texts.keys()].map((key) => toBaseKey(key, texts)))
  expect([...keys].filter((key) => !isMentioned(key, used))).toEqual([])
})

describe('the search for unused texts', () => {
  const found = collectMentions([
    parse(
      'a.tsx',
      'const a = t(`status.${status}`); t("title"); useTranslation("x", { keyPrefix: "form" }); t("name")',
    ),
  ])

  it.each(['title', 'status.draft', 'form.name'])('finds %s', (key) => {
    expect(isMentioned(key, found)).toBe(true)
  })

  it.each(['subtitle', 'state.draft', 'form.place'])('ignores %s', (key) => {
    expect(isMentioned(key, found)).toBe(false)
  })
})
