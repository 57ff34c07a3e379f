import { formatNumber, useTranslation } from '@/shared/i18n'

/** The error of a text that is longer than its field takes. The text stays whole: the browser's own limit would cut what is pasted. */
export function useTooLong(value: string, maxLength: number | undefined): string | undefined {
  const { t, i18n } = useTranslation('shared/forms')
  return maxLength !== undefined && value.length > maxLength
    ? t('field.too_long', { max: formatNumber(String(maxLength), i18n.language) })
    : undefined
}
