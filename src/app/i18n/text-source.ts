import type { Language, Texts, TextSource } from '@/shared/i18n'

/** `/src/pages/deal/i18n/en.json` is namespace `pages/deal`. */
const namespaceOf = (file: string) => file.split('/').slice(2, 4).join('/')

/** The files of one chunk of texts, by language. */
export type Load = Record<Language, () => Promise<{ files: Record<string, Texts> }>>

// Chunks by language: what every screen may say, what the portal's products say, dashboards, and what screens with a form say besides the first two. What
// comes late to any page is named in `late-texts`, which every first load can do without.
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
const boards: Load = {
  en: () => import('./boards-en'),
  fr: () => import('./boards-fr'),
  lt: () => import('./boards-lt'),
  es: () => import('./boards-es'),
}
/** Pages that need one of these chunks alone. */
const alone: Readonly<Record<string, Load>> = {
  'pages/products': portal,
  'pages/dashboard': boards,
}
/** Slices whose texts come after the page, with their name in `late-texts`. */
const late: Readonly<Record<string, 'basket' | 'charts' | 'single'>> = {
  'features/add-to-basket': 'basket',
  'widgets/basket-time': 'basket',
  'widgets/chart': 'charts',
  'features/outbox': 'single',
  'features/update-app': 'single',
  'pages/privacy-policy': 'single',
}
const forms: Load = {
  en: () => import('./forms-en'),
  fr: () => import('./forms-fr'),
  lt: () => import('./forms-lt'),
  es: () => import('./forms-es'),
}
/** A page without a form that people begin at. Those of the list that most begin at travel with the shell, all others with the forms'. */
const formless = import.meta.glob<Texts>('/src/pages/clients/i18n/*.json', { import: 'default' })

async function byNamespace(load: Load, language: Language): Promise<Record<string, Texts>> {
  const { files } = await load[language]()
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [namespaceOf(file), texts]),
  )
}

/** The application's texts: files of slices, as chunks. */
export const textSource: TextSource = {
  shell: (language) => byNamespace(shell, language),
  async page(language, namespace) {
    const own = formless[`/src/${namespace}/i18n/${language}.json`]
    if (own) return { [namespace]: await own() }
    if (namespace in (await byNamespace(shell, language))) return {}
    const one = alone[namespace]
    if (one) return byNamespace(one, language)
    const { basket, charts, singleTexts } = await import('./late-texts')
    const part = late[namespace]
    if (part === 'single') return { [namespace]: (await singleTexts(namespace, language)) ?? {} }
    const parts = part ? [part === 'basket' ? basket : charts] : [portal, basket, forms]
    return Object.assign(
      {},
      ...(await Promise.all(parts.map((part) => byNamespace(part, language)))),
    ) as Record<string, Texts>
  },
}
