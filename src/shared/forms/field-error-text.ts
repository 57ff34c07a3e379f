import type { FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'

/** Sentences of single fields, which can say by example or by name what belongs there. */
const own = {
  wrong_format: { email: 'shared/forms:own.email', phone: 'shared/forms:own.phone' },
  too_small: { credit_limit_eur: 'shared/forms:own.credit_limit' },
} as const

/**
 * The sentence for one field's error, in the current language.
 * @param name the field's, as a form has it: `contacts.0.email`
 */
export function fieldErrorText({ code, params }: Pick<FieldError, 'code' | 'params'>, name = ''): string {
  const field = name.slice(name.lastIndexOf('.') + 1)
  const sentences: Readonly<Record<string, string>> = code === 'wrong_format' || code === 'too_small' ? own[code] : {}
  return i18n.t(sentences[field] ?? `shared/forms:field.${code}`, { ...params })
}
