import type { Db } from './tables'

/**
 * D deal, S supply, C cargo, CR container inspection report, SR supply inspection report, O portal
 * order, L pack in the yard, I invoice or credit note.
 */
export type NumberSeries = 'D' | 'S' | 'C' | 'CR' | 'SR' | 'O' | 'L' | 'I'

export type DocumentNumber = {
  /** Formatted: `D-2026-0001`. */
  number: string
  /** Sort key: by year, then by number within the year. */
  key: number
}

const NUMBERS_A_YEAR = 10_000_000

/** Formats the document number of a year and a sequence number in it. */
export function toDocumentNumber(
  series: NumberSeries,
  year: number,
  sequence: number,
): DocumentNumber {
  return {
    number: `${series}-${year}-${String(sequence).padStart(4, '0')}`,
    key: year * NUMBERS_A_YEAR + sequence,
  }
}

/**
 * Takes the next number of a series and year. Must run in the transaction that inserts the
 * document, so that numbers have no gaps or duplicates.
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
