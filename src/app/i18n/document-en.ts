import type { Texts } from '@/shared/i18n'

/** What only the screens of a document say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/{entities,features,widgets}/*/i18n/en.json',
    '!/src/entities/{client,deal,session}/**',
    '!/src/features/{log-in,switch-language,switch-theme}/**',
    '!/src/widgets/{header,notification-list,privacy-banner,record-list,toaster}/**',
  ],
  { eager: true, import: 'default' },
)
