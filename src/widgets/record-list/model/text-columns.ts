import type { Format } from '@/shared/i18n'
import type { RecordColumn } from './column'

/** A text column; the sheet has the same text as the list. */
export function textColumn<Row, Sort extends string>(
  value: (row: Row) => string | null,
  column: Omit<RecordColumn<Row, Sort>, 'cell' | 'sheet'>,
): RecordColumn<Row, Sort> {
  return { ...column, cell: value, sheet: { type: 'text', value } }
}

/**
 * Name of a record. `width` and `grows` are given, because names of mills are shorter than those of
 * clients.
 */
export const nameColumn = <Row extends { readonly name: string }>(
  title: string,
  size: { readonly width: number; readonly grows: number },
): RecordColumn<Row, 'name' | '-name'> =>
  textColumn((row) => row.name, {
    id: 'name',
    title,
    ...size,
    sort: { ascending: 'name', descending: '-name' },
  })

/** Country of a company. */
export const countryColumn = <Row extends { readonly country: string }>(
  title: string,
  format: Format,
  width: number,
): RecordColumn<Row, 'country' | '-country'> =>
  textColumn((row) => format.country(row.country), {
    id: 'country',
    title,
    width,
    grows: 1,
    sort: { ascending: 'country', descending: '-country' },
  })
