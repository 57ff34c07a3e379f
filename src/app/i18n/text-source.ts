import { i18n, type Language, type Texts, type TextSource } from '@/shared/i18n'

const common: Record<Language, () => Promise<{ files: Record<string, Texts> }>> = {
  en: () => import('./common-en'),
  fr: () => import('./common-fr'),
  lt: () => import('./common-lt'),
  es: () => import('./common-es'),
}

const pages = import.meta.glob<Texts>('/src/pages/*/i18n/*.json', { import: 'default' })

/** Returns the namespace of a file: `pages/deal` for `/src/pages/deal/i18n/en.json`. */
const toNamespace = (file: string) => file.split('/').slice(2, 4).join('/')

/** Lazy text chunks per language: one for all slices except pages, and one per page. */
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

// `scripts/reload-texts.ts` sends changed files.
import.meta.hot?.on(
  'timberdesk:texts',
  ({ language, namespace, texts }: { language: Language; namespace: string; texts: Texts }) => {
    i18n.addResourceBundle(language, namespace, texts)
    i18n.emit('languageChanged', i18n.language)
  },
)
