import type { Texts } from '@/shared/i18n'

/** Texts of all slices except pages, by file. */
export const files = import.meta.glob<Texts>(
  '/src/{app,shared,entities,features,widgets}/*/i18n/fr.json',
  { eager: true, import: 'default' },
)
