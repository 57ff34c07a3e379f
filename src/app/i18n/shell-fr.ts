import type { Texts } from '@/shared/i18n'

/** What the shell, the kit and the small pages say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/{app,shared}/*/i18n/fr.json',
    '/src/entities/{client,deal,session}/i18n/fr.json',
    '/src/features/{log-in,switch-language,switch-theme}/i18n/fr.json',
    '/src/pages/{clients,coming-screen,deals-list,login}/i18n/fr.json',
    '/src/widgets/{header,notification-list,privacy-banner,record-list,toaster}/i18n/fr.json',
  ],
  { eager: true, import: 'default' },
)
