import type { Texts } from '@/shared/i18n'

/** What only the screens with a form say, by file. */
export const files = import.meta.glob<Texts>(
  [
    '/src/shared/forms/i18n/lt.json',
    '/src/{entities,features,pages,widgets}/*/i18n/lt.json',
    '!/src/pages/{clients,dashboard,deals-list,privacy-policy,products}/**',
    '!/src/entities/{client,deal,document,order,product,session}/**',
    '!/src/features/{add-to-basket,choose-company,outbox,switch-language,switch-theme,update-app}/**',
    '!/src/widgets/{basket-time,chart,header,notification-list,privacy-banner,record-list}/**',
  ],
  { eager: true, import: 'default' },
)
