import type { Texts } from '@/shared/i18n'

/** What dashboards say before their charts, by file: three roles start at them. The statuses stand here and with the forms, in one chunk of both. */
export const files = import.meta.glob<Texts>(
  ['/src/entities/{cargo,supply}/i18n/lt.json', '/src/pages/dashboard/i18n/lt.json'],
  { eager: true, import: 'default' },
)
