import type { Texts } from '@/shared/i18n'

/** What charts and their filters say besides the dashboards, by file. */
export const files = import.meta.glob<Texts>(
  ['/src/entities/{inspection,product}/i18n/es.json', '/src/widgets/chart/i18n/es.json'],
  { eager: true, import: 'default' },
)
