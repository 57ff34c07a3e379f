import type { Texts } from '@/shared/i18n'

/** What the shell, the kit and the small pages say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/app/*/i18n/lt.json',
    '/src/shared/{api,ui}/i18n/lt.json',
    '/src/entities/{client,deal,document,session}/i18n/lt.json',
    '/src/features/{switch-language,switch-theme}/i18n/lt.json',
    '/src/pages/deals-list/i18n/lt.json',
    '/src/widgets/{header,notification-list,privacy-banner,record-list}/i18n/lt.json',
  ],
  { eager: true, import: 'default' },
)
