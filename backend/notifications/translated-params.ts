import { type Language, LANGUAGES } from '../language'
import type { MessageParams } from './format-message'

/**
 * Returns the parameters of a text that differs by language: in English as `name`, in others as
 * `name_fr`.
 */
export function toTranslatedParams(
  name: string,
  getText: (language: Language) => string,
): MessageParams {
  const text = getText('en')
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language === 'en' ? name : `${name}_${language}`,
      getText(language),
    ]).filter(([key, translation]) => key === name || translation !== text),
  ) as MessageParams
}
