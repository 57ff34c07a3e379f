import type { Format } from '@/shared/i18n'

interface AppliedSheet {
  readonly id: string
  /** ISO 8601. */
  readonly created_at: string
}

/**
 * Names applied sheets by their moment, to the second; sheets of the same second are numbered from
 * the oldest on.
 * @param sheets the newest first
 */
export function nameSheets(
  sheets: readonly AppliedSheet[],
  format: Pick<Format, 'exactTime'>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    sheets.toReversed().map(({ id, created_at }) => {
      const moment = format.exactTime(created_at)
      const number = (counts.get(moment) ?? 0) + 1
      counts.set(moment, number)
      return [id, number === 1 ? moment : `${moment} (${number})`]
    }),
  )
}
