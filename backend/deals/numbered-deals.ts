import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { toDocumentNumber } from '../db/document-numbers'

/** Deals that texts name by their number. */
export type NumberedDeals = {
  readonly all: readonly Row<'deals'>[]
  /** Returns the deals that a text names, each once. */
  find(text: string): Row<'deals'>[]
}

/** A deal's number, also as banks and people write it: "D 2026 0123", "D2026-123", "d/2026/0123". */
const DEAL_NUMBER = /(?<![\p{L}\d])D[\s\-/._]{0,2}(\d{4})[\s\-/._]{0,2}(\d{1,7})(?!\d)/giu

const findNumbers = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(DEAL_NUMBER)].map(
      ([, year, place]) => toDocumentNumber('D', Number(year), Number(place)).number,
    ),
  ),
]

/** Finds the deals whose numbers the texts contain. */
export async function findNumberedDeals(db: Db, texts: readonly string[]): Promise<NumberedDeals> {
  const all = await inChunks(texts.flatMap(findNumbers), (numbers) =>
    db.selectFrom('deals').selectAll().where('number', 'in', numbers).execute(),
  )
  const byNumber = new Map(all.map((deal) => [deal.number, deal]))
  return { all, find: (text) => findNumbers(text).flatMap((number) => byNumber.get(number) ?? []) }
}
