import type { Format } from '@/shared/i18n'
import type { RecordColumn } from './column'

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
export const volumeColumn = <Row, Sort extends string>(
  { value, ...column }: FigureColumn<Row, Sort>,
  format: Format,
): RecordColumn<Row, Sort> => ({
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

/** An amount in the currency of the column's title. */
export const amountColumn = <Row, Sort extends string>(
  { value, ...column }: FigureColumn<Row, Sort>,
  format: Format,
): RecordColumn<Row, Sort> => ({
  ...column,
  fits: true,
  align: 'end',
  cell: (row) => {
    const amount = value(row)
    return amount === null ? '' : format.number(amount, 2)
  },
  sheet: { type: 'number', places: 2, value },
})
