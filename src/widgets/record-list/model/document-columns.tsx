import type { ReactNode } from 'react'
import type { Format } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import type { RecordColumn } from './column'

/** What a status takes beside its word, and for each letter of it, in em: some languages have words half as long again as others. */
const [markWidth, letterWidth] = [2.7, 0.53]

interface StatusColumn<Value extends string> {
  title: string
  statuses: readonly Value[]
  say: (status: Value) => string
  badge: (status: Value) => ReactNode
}

/** Where a document stands, as wide as the longest word for it. */
export const statusColumn = <Value extends string, Row extends { readonly status: Value }>({
  title,
  statuses,
  say,
  badge,
}: StatusColumn<Value>): RecordColumn<Row, 'status' | '-status'> => ({
  id: 'status',
  title,
  width: markWidth + letterWidth * Math.max(...statuses.map((status) => say(status).length)),
  fits: true,
  sort: { ascending: 'status', descending: '-status' },
  cell: (row) => badge(row.status),
  sheet: { type: 'text', value: (row) => say(row.status) },
})

/** By how long a document is late. */
export const lateColumn = <Row extends { readonly late_days: number | null }>(title: string, format: Format): RecordColumn<Row, never> => ({
  id: 'late',
  title,
  width: 6.6,
  fits: true,
  cell: ({ late_days: days }) => days !== null && <Status tone="waiting">{format.span(days)}</Status>,
  sheet: { type: 'text', value: ({ late_days: days }) => (days === null ? null : format.span(days)) },
})

/** When a record was changed last. */
export const updatedColumn = <Row extends { readonly updated_at: string }>(
  title: string,
  format: Format,
): RecordColumn<Row, 'updated_at' | '-updated_at'> => ({
  id: 'updated_at',
  title,
  width: 8.2,
  fits: true,
  align: 'end',
  isOptional: true,
  sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
  cell: (row) => format.date(row.updated_at),
  sheet: { type: 'date', value: (row) => row.updated_at },
})

interface FigureColumn<Row, Sort extends string> {
  id: string
  title: string
  unit?: string
  width: number
  sort?: NonNullable<RecordColumn<Row, Sort>['sort']>
  isOptional?: boolean
  value: (row: Row) => string | null
}

/** A volume in m3. */
export const volumeColumn = <Row, Sort extends string>({ value, ...column }: FigureColumn<Row, Sort>, format: Format): RecordColumn<Row, Sort> => ({
  ...column,
  unit: 'm³',
  fits: true,
  align: 'end',
  cell: (row) => {
    const volume = value(row)
    return volume === null ? '' : format.volume(volume)
  },
  sheet: { type: 'number', places: 3, value },
})

/** An amount in the currency that its head says. */
export const amountColumn = <Row, Sort extends string>({ value, ...column }: FigureColumn<Row, Sort>, format: Format): RecordColumn<Row, Sort> => ({
  ...column,
  fits: true,
  align: 'end',
  cell: (row) => {
    const amount = value(row)
    return amount === null ? '' : format.number(amount, 2)
  },
  sheet: { type: 'number', places: 2, value },
})
