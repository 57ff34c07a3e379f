import type { Format } from './format'

/** Formats the ISO days in a text, such as 2026-03-01, for the locale. */
export const formatDaysInText = (text: string, format: Format): string =>
  text.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day))
