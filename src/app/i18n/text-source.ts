import type { Language, Texts, TextSource } from '@/shared/i18n'

/** `/src/pages/deal/i18n/en.json` is namespace `pages/deal`. */
const namespaceOf = (file: string) => file.split('/').slice(2, 4).join('/')

type Load = Record<Language, () => Promise<{ files: Record<string, Texts> }>>

// Six chunks a language: what every screen may say, what the portal's products say, what comes after them of the basket, dashboards, their charts, and
// what screens with a form say besides the first three.
const shell: Load = {
  en: () => import('./shell-en'),
  fr: () => import('./shell-fr'),
  lt: () => import('./shell-lt'),
  es: () => import('./shell-es'),
}
const portal: Load = {
  en: () => import('./portal-en'),
  fr: () => import('./portal-fr'),
  lt: () => import('./portal-lt'),
  es: () => import('./portal-es'),
}
const basket: Load = {
  en: () => import('./basket-en'),
  fr: () => import('./basket-fr'),
  lt: () => import('./basket-lt'),
  es: () => import('./basket-es'),
}
const boards: Load = {
  en: () => import('./boards-en'),
  fr: () => import('./boards-fr'),
  lt: () => import('./boards-lt'),
  es: () => import('./boards-es'),
}
const charts: Load = {
  en: () => import('./charts-en'),
  fr: () => import('./charts-fr'),
  lt: () => import('./charts-lt'),
  es: () => import('./charts-es'),
}
/** What is asked for by itself and finds all its words in one of them. */
const alone: Readonly<Record<string, Load>> = {
  'pages/products': portal,
  'features/add-to-basket': basket,
  'widgets/basket-time': basket,
  'pages/dashboard': boards,
  'widgets/chart': charts,
}
const forms: Load = {
  en: () => import('./forms-en'),
  fr: () => import('./forms-fr'),
  lt: () => import('./forms-lt'),
  es: () => import('./forms-es'),
}
/** Pages without a form, and what comes late to any page, each with a chunk of its own. Those of the list that most people start at travel with the shell, all others with the forms'. */
const formless = import.meta.glob<Texts>(
  ['/src/pages/{clients,privacy-policy}/i18n/*.json', '/src/features/{outbox,update-app}/i18n/*.json'],
  { import: 'default' },
)

async function byNamespace(load: Load, language: Language): Promise<Record<string, Texts>> {
  const { files } = await load[language]()
  return Object.fromEntries(Object.entries(files).map(([file, texts]) => [namespaceOf(file), texts]))
}

/** The application's texts: files of slices, as chunks. */
export const textSource: TextSource = {
  shell: (language) => byNamespace(shell, language),
  async page(language, namespace) {
    const own = formless[`/src/${namespace}/i18n/${language}.json`]
    if (own) return { [namespace]: await own() }
    if (namespace in (await byNamespace(shell, language))) return {}
    const one = alone[namespace]
    const parts = one ? [one] : [portal, basket, forms]
    return Object.assign({}, ...(await Promise.all(parts.map((part) => byNamespace(part, language))))) as Record<string, Texts>
  },
}
