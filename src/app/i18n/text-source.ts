import type { Language, Texts, TextSource } from '@/shared/i18n'

const common: Record<Language, () => Promise<{ files: Record<string, Texts> }>> = {
  en: () => import('./common-en'),
  fr: () => import('./common-fr'),
  lt: () => import('./common-lt'),
  es: () => import('./common-es'),
}

const pages = import.meta.glob<Texts>('/src/pages/*/i18n/*.json', { import: 'default' })

/** `/src/pages/deal/i18n/en.json` belongs to the namespace `pages/deal`. */
const toNamespace = (file: string) => file.split('/').slice(2, 4).join('/')

/** Texts in chunks: per language one for everything but pages, and one for each page. */
export const textSource: TextSource = {
  async shell(language) {
    const { files } = await common[language]()
    return Object.fromEntries(
      Object.entries(files).map(([file, texts]) => [toNamespace(file), texts]),
    )
  },
  async page(language, namespace) {
    const texts = await pages[`/src/${namespace}/i18n/${language}.json`]?.()
    return texts ? { [namespace]: texts } : {}
  },
}
