import type { Language, Texts, TextSource } from '@/shared/i18n'

/** `/src/pages/deal/i18n/en.json` is namespace `pages/deal`. */
const namespaceOf = (file: string) => file.split('/').slice(2, 4).join('/')

type Load = Record<Language, () => Promise<{ files: Record<string, Texts> }>>

// Two chunks a language beside those of the pages: what every screen may say, and what those with a form say besides.
const shell: Load = {
  en: () => import('./shell-en'),
  fr: () => import('./shell-fr'),
  lt: () => import('./shell-lt'),
  es: () => import('./shell-es'),
}
const forms: Load = {
  en: () => import('./forms-en'),
  fr: () => import('./forms-fr'),
  lt: () => import('./forms-lt'),
  es: () => import('./forms-es'),
}
// The lists and what is to come have so few words that they travel with the shell.
const pages = import.meta.glob<Texts>(['/src/pages/*/i18n/*.json', '!/src/pages/{clients,coming-screen,deals-list}/**'], {
  import: 'default',
})

const formPages: readonly string[] = ['pages/deal', 'pages/client', 'pages/login']

async function byNamespace(load: Load, language: Language): Promise<Record<string, Texts>> {
  const { files } = await load[language]()
  return Object.fromEntries(Object.entries(files).map(([file, texts]) => [namespaceOf(file), texts]))
}

/** The application's texts: files of slices, as chunks. */
export const textSource: TextSource = {
  shell: (language) => byNamespace(shell, language),
  async page(language, namespace) {
    const [own, shared] = await Promise.all([
      pages[`/src/${namespace}/i18n/${language}.json`]?.(),
      formPages.includes(namespace) ? byNamespace(forms, language) : {},
    ])
    return { ...shared, ...(own && { [namespace]: own }) }
  },
}
