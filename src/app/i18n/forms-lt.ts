import type { Texts } from '@/shared/i18n'

/** What only the screens with a form say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/shared/forms/i18n/lt.json',
    '/src/pages/{client,deal,login}/i18n/lt.json',
    '/src/{entities,features,widgets}/*/i18n/lt.json',
    '!/src/entities/{client,deal,session}/**',
    '!/src/features/{switch-language,switch-theme}/**',
    '!/src/widgets/{header,notification-list,privacy-banner,record-list,toaster}/**',
  ],
  { eager: true, import: 'default' },
)
