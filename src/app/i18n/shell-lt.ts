import type { Texts } from '@/shared/i18n'

/** Every slice's texts but the pages', by file. */
export const files = import.meta.glob<Texts>(['/src/*/*/i18n/lt.json', '!/src/pages/**'], { eager: true, import: 'default' })
