import type { Texts } from '@/shared/i18n'

/** What charts and their filters say besides the dashboards, by file. */
export const files = import.meta.glob<Texts>(
  ['/src/entities/{inspection,product}/i18n/fr.json', '/src/widgets/chart/i18n/fr.json'],
  { eager: true, import: 'default' },
)
