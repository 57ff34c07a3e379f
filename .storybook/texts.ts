import type { Namespace } from 'i18next'
import { i18n } from '@/shared/i18n'

/**
 * Returns a slice's texts in the story's language. Play functions find elements by them, so they
 * pass in every language.
 * @example const t = getTexts('pages/login')
 */
export const getTexts = <Slice extends Namespace>(slice: Slice) => i18n.getFixedT(null, slice)

/** The name of a part that says more behind these words: that it is required, or its value. */
export const startsWith = (text: string) => (name: string) => name.startsWith(text)

/** Words as they are read from a page, where a space that doesn't break is a space. */
export const normalizeSpaces = (text: string) => text.replaceAll(/\s/g, ' ')
