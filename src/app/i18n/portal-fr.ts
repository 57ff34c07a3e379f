import type { Texts } from '@/shared/i18n'

/** What the portal's products say, by file: a buyer on a phone reads these before those of all forms. */
export const files = import.meta.glob<Texts>(
  [
    '/src/entities/product/i18n/fr.json',
    '/src/features/choose-company/i18n/fr.json',
    '/src/pages/products/i18n/fr.json',
  ],
  { eager: true, import: 'default' },
)
