import type { Db } from './tables'

/** D deal, S supply, C cargo, CR container inspection report, SR supply inspection report, O portal order, L pack in the yard. */
export type NumberSeries = 'D' | 'S' | 'C' | 'CR' | 'SR' | 'O' | 'L'

export type DocumentNumber = {
  /** As people write it: `D-2026-0001`. */
  number: string
  /** Sorts as the number means: by year, then place in the year. */
  key: number
}

const PLACES_A_YEAR = 10_000_000

/** How the place-th document of that year is called. */
export function toDocumentNumber(
  series: NumberSeries,
  year: number,
  place: number,
): DocumentNumber {
  return {
    number: `${series}-${year}-${String(place).padStart(4, '0')}`,
    key: year * PLACES_A_YEAR + place,
  }
}

/**
 * The next number of its series and year. Call it inside the transaction that writes the document, so that no number is skipped or used
 * twice.
 */
export async function takeNextNumber(
  db: Db,
  series: NumberSeries,
  year: number,
): Promise<DocumentNumber> {
  const { last } = await db
    .insertInto('document_counters')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet((eb) => ({ last: eb('document_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return toDocumentNumber(series, year, last)
}
