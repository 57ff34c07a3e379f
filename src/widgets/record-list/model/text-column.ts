import type { RecordColumn } from './column'

/** A column of plain text: the sheet has what the list shows. */
export function textColumn<Row, Sort extends string>(
  value: (row: Row) => string | null,
  column: Omit<RecordColumn<Row, Sort>, 'cell' | 'sheet'>,
): RecordColumn<Row, Sort> {
  return { ...column, cell: value, sheet: { type: 'text', value } }
}
