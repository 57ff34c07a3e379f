import type { RecordColumn } from './column'

/** A text column; the sheet has the same text as the list. */
export function textColumn<Row, Sort extends string>(
  value: (row: Row) => string | null,
  column: Omit<RecordColumn<Row, Sort>, 'cell' | 'sheet'>,
): RecordColumn<Row, Sort> {
  return { ...column, cell: value, sheet: { type: 'text', value } }
}
