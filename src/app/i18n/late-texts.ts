import type { Language, Texts } from '@/shared/i18n'
import type { Load } from './text-source'

/** What is said of baskets beside the list of products. */
export const basket: Load = {
  en: () => import('./basket-en'),
  fr: () => import('./basket-fr'),
  lt: () => import('./basket-lt'),
  es: () => import('./basket-es'),
}

/** What charts say. */
export const charts: Load = {
  en: () => import('./charts-en'),
  fr: () => import('./charts-fr'),
  lt: () => import('./charts-lt'),
  es: () => import('./charts-es'),
}

const single = import.meta.glob<Texts>(
  ['/src/pages/privacy-policy/i18n/*.json', '/src/features/{outbox,update-app}/i18n/*.json'],
  { import: 'default' },
)

/** What has a chunk of its own, by its slice. */
export const singleTexts = (namespace: string, language: Language) =>
  single[`/src/${namespace}/i18n/${language}.json`]?.()
