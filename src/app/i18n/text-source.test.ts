import { describe, expect, it } from 'vitest'
import { textSource } from './text-source'

const pages = Object.keys(import.meta.glob('/src/pages/*/i18n/en.json')).map((file) =>
  file.split('/').slice(2, 4).join('/'),
)

describe.each(['en', 'fr', 'lt', 'es'] as const)('the texts in %s', (language) => {
  it.each(pages)('of %s come with its page, and travel in one chunk alone', async (page) => {
    const shell = await textSource.shell(language)
    const own = await textSource.page(language, page)
    expect({ ...shell, ...own }).toHaveProperty([page])
    const portal = await textSource.page(language, 'pages/products')
    const boards = await textSource.page(language, 'pages/dashboard')
    // Those with a form bring the portal's along, whose words they use too.
    const forms = await textSource.page(language, 'pages/login')
    const isAlone = Object.keys(own).length === 1
    expect(
      [
        page in shell,
        isAlone,
        page in portal,
        page in boards,
        page in forms && !(page in portal),
      ].filter(Boolean),
    ).toHaveLength(1)
  })
})
