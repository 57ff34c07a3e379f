import { formatTally } from '@domain/timber'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'

type PackValues = Pick<Row<'packs'>, 'number' | 'barcode' | 'mark' | 'tally' | 'kg'>

const FORMATTERS: Readonly<Record<keyof PackValues, (pack: PackValues) => string | null>> = {
  number: ({ number }) => number,
  barcode: ({ barcode }) => barcode,
  mark: ({ mark }) => mark,
  tally: ({ tally }) => formatTally(parseJson(tally)),
  kg: ({ kg }) => (kg === null ? null : String(kg)),
}

/** Returns the changed fields of a pack with their old and new values. */
export function formatPackChanges(
  before: PackValues,
  changed: Partial<PackValues>,
): Schemas['FieldChange'][] {
  const after = { ...before, ...changed }
  return Object.entries(FORMATTERS).flatMap(([field, format]) => {
    const [from, to] = [format(before), format(after)]
    return from === to ? [] : [{ field, line: null, from, to }]
  })
}
