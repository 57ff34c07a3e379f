import type { Language, Texts, TextSource } from '@/shared/i18n'

/** `/src/pages/deal/i18n/en.json` is namespace `pages/deal`. */
const namespaceOf = (file: string) => file.split('/').slice(2, 4).join('/')

// One chunk a language for what the shell and shared parts say; a page's own texts come with the page.
const shells: Record<Language, () => Promise<{ files: Record<string, Texts> }>> = {
  en: () => import('./shell-en'),
  fr: () => import('./shell-fr'),
  lt: () => import('./shell-lt'),
  es: () => import('./shell-es'),
}
const pages = import.meta.glob<Texts>('/src/pages/*/i18n/*.json', { import: 'default' })

/** The application's texts: files of slices, as chunks. */
export const textSource: TextSource = {
  async shell(language) {
    const { files } = await shells[language]()
    return Object.fromEntries(Object.entries(files).map(([file, texts]) => [namespaceOf(file), texts]))
  },
  async page(language, namespace) {
    return (await pages[`/src/${namespace}/i18n/${language}.json`]?.()) ?? null
  },
}
