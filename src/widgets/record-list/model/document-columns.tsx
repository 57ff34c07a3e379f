import type { ReactNode } from 'react'
import type { Format } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import type { RecordColumn } from './column'

/** What a status takes beside its word, and for each letter of it, in em: some languages have words half as long again as others. */
const [statusIconWidth, letterWidth] = [2.7, 0.53]

interface StatusColumn<Value extends string> {
  title: string
  statuses: readonly Value[]
  formatStatus: (status: Value) => string
  badge: (status: Value) => ReactNode
}

/** Where a document stands, as wide as the longest word for it. */
export const statusColumn = <Value extends string, Row extends { readonly status: Value }>({
  title,
  statuses,
  formatStatus,
  badge,
}: StatusColumn<Value>): RecordColumn<Row, 'status' | '-status'> => ({
  id: 'status',
  title,
  width:
    statusIconWidth +
    letterWidth * Math.max(...statuses.map((status) => formatStatus(status).length)),
  fits: true,
  sort: { ascending: 'status', descending: '-status' },
  cell: (row) => badge(row.status),
  sheet: { type: 'text', value: (row) => formatStatus(row.status) },
})

/** By how long a document is late. */
export const lateColumn = <Row extends { readonly late_days: number | null }>(
  title: string,
  format: Format,
): RecordColumn<Row, never> => ({
  id: 'late',
  title,
  width: 6.6,
  fits: true,
  cell: ({ late_days: days }) =>
    days !== null && <Status tone="waiting">{format.span(days)}</Status>,
  sheet: {
    type: 'text',
    value: ({ late_days: days }) => (days === null ? null : format.span(days)),
  },
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
