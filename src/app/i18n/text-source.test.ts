import { describe, expect, it } from 'vitest'
import { textSource } from './text-source'

const toNamespaces = (files: object) =>
  Object.keys(files).map((file) => file.split('/').slice(2, 4).join('/'))
const pages = toNamespaces(import.meta.glob('/src/pages/*/i18n/en.json'))
const slices = toNamespaces(
  import.meta.glob('/src/{app,shared,entities,features,widgets}/*/i18n/en.json'),
)

describe.each(['en', 'fr', 'lt', 'es'] as const)('the texts in %s', (language) => {
  it('include every slice except pages', async () => {
    const shell = await textSource.shell(language)
    expect(Object.keys(shell).toSorted()).toEqual(slices.toSorted())
  })

  it.each(pages)('of %s are loaded with its page', async (page) => {
    const texts = await textSource.page(language, page)
    expect(Object.keys(texts)).toEqual([page])
    expect(texts[page]).not.toEqual({})
  })
})
