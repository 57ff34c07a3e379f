import type { Format } from '@/shared/i18n'
import { formatMetres } from '@domain/timber'

/** Formats a column's length in metres: one decimal, or as many as needed. */
export function formatColumnLength(length: string, format: Format): string {
  const metres = formatMetres(Number(length))
  return format.number(metres, metres.split('.')[1]?.length ?? 1)
}
