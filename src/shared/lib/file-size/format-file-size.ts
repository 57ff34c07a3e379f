import { numberFormat } from '@/shared/i18n'

/** Bytes as kB or MB, in the words of a locale; a file of any length has one kB at least. */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.ceil(bytes / 1e3)
  const [value, unit, maximumFractionDigits] =
    kilobytes < 1e3 ? [kilobytes, 'kilobyte', 0] : [bytes / 1e6, 'megabyte', 1]
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits })(value)
}
