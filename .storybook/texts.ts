import type { Namespace } from 'i18next'
import { i18n } from '@/shared/i18n'

/**
 * The texts of a slice, in the language that the story is shown in. A play function finds by them what it acts on, so that it holds in
 * every language.
 * @example const t = textsOf('pages/login')
 */
export const getTexts = <Slice extends Namespace>(slice: Slice) => i18n.getFixedT(null, slice)

/** The name of a part that says more behind these words: that it is required, or its value. */
export const startsWith = (words: string) => (name: string) => name.startsWith(words)

/** Words as they are read from a page, where a space that doesn't break is a space. */
export const normalizeSpaces = (words: string) => words.replaceAll(/\s/g, ' ')
