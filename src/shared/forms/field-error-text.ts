import type { FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'

/** Sentences of single fields, which can say by example or by name what belongs there. */
const own: { readonly [Code in FieldError['code']]?: Readonly<Record<string, string>> } = {
  wrong_format: { email: 'shared/forms:own.email', phone: 'shared/forms:own.phone' },
  too_small: { credit_limit_eur: 'shared/forms:own.credit_limit' },
  duplicate: { company_code: 'shared/forms:own.code_of_another', vat_code: 'shared/forms:own.code_of_another' },
}

/**
 * The sentence for one field's error, in the current language.
 * @param name the field's, as a form has it: `contacts.0.email`
 */
export function fieldErrorText({ code, params }: Pick<FieldError, 'code' | 'params'>, name = ''): string {
  const field = name.slice(name.lastIndexOf('.') + 1)
  return i18n.t(own[code]?.[field] ?? `shared/forms:field.${code}`, { ...params })
}
