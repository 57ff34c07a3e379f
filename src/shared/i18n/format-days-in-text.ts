import type { Format } from './format'

/** A text with days in it as they are stored, 2026-03-01, as the reader writes days. */
export const formatDaysInText = (text: string, format: Format): string =>
  text.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => format.date(day))
