import type { Namespace } from 'i18next'
import { i18n } from '@/shared/i18n'

/**
 * Returns a slice's texts in the story's language. Play functions find elements by them, so they
 * pass in every language.
 * @example const t = getTexts('pages/login')
 */
export const getTexts = <Slice extends Namespace>(slice: Slice) => i18n.getFixedT(null, slice)

/**
 * Matches an accessible name that starts with the text, such as a label followed by "required" or a
 * value.
 */
export const startsWith = (text: string) => (name: string) => name.startsWith(text)

/** Replaces every white space character, such as a no-break space, with a space. */
export const normalizeSpaces = (text: string) => text.replaceAll(/\s/g, ' ')
