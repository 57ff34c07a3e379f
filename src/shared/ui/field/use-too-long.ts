import { formatNumber, useTranslation } from '@/shared/i18n'

/** Returns an error if a text is too long. The native `maxlength` would truncate pasted text. */
export function useTooLong(value: string, maxLength: number | undefined): string | undefined {
  const { t, i18n } = useTranslation('shared/forms')
  return maxLength !== undefined && value.length > maxLength
    ? t('field.too_long', { max: formatNumber(String(maxLength), i18n.language) })
    : undefined
}
