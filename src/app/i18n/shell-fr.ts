import type { Texts } from '@/shared/i18n'

/** What the shell, the kit and the small pages say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/app/*/i18n/fr.json',
    '/src/shared/{api,ui}/i18n/fr.json',
    '/src/entities/{client,deal,document,session}/i18n/fr.json',
    '/src/features/{switch-language,switch-theme}/i18n/fr.json',
    '/src/pages/deals-list/i18n/fr.json',
    '/src/widgets/{header,notification-list,privacy-banner,record-list}/i18n/fr.json',
  ],
  { eager: true, import: 'default' },
)
