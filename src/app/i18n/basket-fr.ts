import type { Texts } from '@/shared/i18n'

/** What is said of baskets beside the list of products, by file: its time in the header, and what is put into it. */
export const files = import.meta.glob<Texts>(
  [
    '/src/entities/order/i18n/fr.json',
    '/src/features/add-to-basket/i18n/fr.json',
    '/src/widgets/basket-time/i18n/fr.json',
  ],
  { eager: true, import: 'default' },
)
