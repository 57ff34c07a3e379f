import type { Texts } from '@/shared/i18n'

/** What charts and their filters say besides the dashboards, by file. */
export const files = import.meta.glob<Texts>(
  ['/src/entities/{inspection,product}/i18n/lt.json', '/src/widgets/chart/i18n/lt.json'],
  { eager: true, import: 'default' },
)
