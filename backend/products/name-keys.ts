import { fold } from '@domain/text/fold'
import type { Schemas } from '../call'
import type { Language } from '../language'
import { formatProductName } from './format-product-name'

/** Maximum digits of a number in a name: sizes have five at most. */
const MAX_DIGITS = 8

/** Returns the sort key: the folded name with padded numbers, so that 22x100 precedes 100x100. */
export function toProductNameKey(name: string): string {
  return fold(name).replaceAll(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, '0'))
}

/** Column of the sort key by the language in which a customer reads the name. */
export const NAME_KEY_COLUMNS = {
  en: 'name_key',
  fr: 'name_key_fr',
  lt: 'name_key_lt',
  es: 'name_key_es',
} as const satisfies Record<Language, string>

/** Returns the sort keys of a product's name, which is translated if it consists of trade words. */
export function createNameKeys(name: string, specification: Schemas['Specification']) {
  const toKey = (language: Language) =>
    toProductNameKey(formatProductName(language, { name, specification }))
  return {
    name_key: toProductNameKey(name),
    name_key_fr: toKey('fr'),
    name_key_lt: toKey('lt'),
    name_key_es: toKey('es'),
  }
}
