import { createNumberFormat } from '@/shared/i18n'

/** Formats bytes as kB or MB for the locale; at least 1 kB unless empty. */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.ceil(bytes / 1e3)
  const [value, unit, maximumFractionDigits] =
    kilobytes < 1e3 ? [kilobytes, 'kilobyte', 0] : [bytes / 1e6, 'megabyte', 1]
  return createNumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })(value)
}
