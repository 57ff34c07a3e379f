import type { FieldError } from '@/shared/api'
import { i18n } from '@/shared/i18n'

/** The sentence for one field's error, in the current language. */
export const fieldErrorText = ({ code, params }: Pick<FieldError, 'code' | 'params'>): string =>
  i18n.t(`shared/forms:field.${code}`, { ...params })
