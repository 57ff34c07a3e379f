import type { ListRow, PackProblem } from './packing-list-row'

/** Values of a pack from all its rows, and the problems of the rows by their number. */
export interface JoinedRows {
  readonly barcode: string | null
  readonly mark: string | null
  readonly weight_kg: number | null
  readonly problems: ReadonlyMap<number, PackProblem>
}

type RowProblem = Exclude<Extract<PackProblem, { column: null }>['problem'], 'no_count'>

/**
 * Joins the rows of a pack, one for each length. Its barcode and mark are the same in all rows that
 * have one. A weight of several rows is the pack's if it is the same; different ones are of the
 * lengths, so that each needs one.
 */
export function joinRows(rows: readonly ListRow[]): JoinedRows {
  const problems = new Map<number, PackProblem>()
  const report = (found: readonly ListRow[], problem: RowProblem) => {
    for (const { row } of found) problems.set(row, { column: null, problem })
  }
  function findCommon(field: 'barcode' | 'mark', problem: RowProblem): string | null {
    const value = rows.find((row) => row[field] !== null)?.[field] ?? null
    report(
      rows.filter((row) => row[field] !== null && row[field] !== value),
      problem,
    )
    return value
  }
  const weights = rows.flatMap(({ weight_kg }) => weight_kg ?? [])
  const [first = null] = weights
  const isOfLengths = new Set(weights).size > 1
  if (isOfLengths)
    report(
      rows.filter(({ weight_kg }) => weight_kg === null),
      'no_weight',
    )
  return {
    mark: findCommon('mark', 'other_mark'),
    barcode: findCommon('barcode', 'other_barcode'),
    weight_kg: isOfLengths ? weights.reduce((sum, weight) => sum + weight, 0) : first,
    problems,
  }
}
