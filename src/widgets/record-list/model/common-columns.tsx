import type { Format } from '@/shared/i18n'
import { Status, type StatusMark } from '@/shared/ui'
import type { RecordColumn } from './column'
import styles from './common-columns.module.css'

/** A text column, with the same text in the sheet. `cell` overrides how the list draws it. */
export function createTextColumn<Row, Sort extends string>(
  value: (row: Row) => string | null,
  column: Omit<RecordColumn<Row, Sort>, 'cell' | 'sheet'> & {
    readonly cell?: RecordColumn<Row, Sort>['cell']
  },
): RecordColumn<Row, Sort> {
  return { cell: value, ...column, sheet: { type: 'text', value } }
}

/**
 * Name of a record. The size is a parameter, because names of mills are shorter than those of
 * clients.
 */
export const createNameColumn = <Row extends { readonly name: string }>(
  title: string,
  size: { readonly width: number; readonly grows: number },
): RecordColumn<Row, 'name' | '-name'> =>
  createTextColumn((row) => row.name, {
    id: 'name',
    title,
    ...size,
    sort: { ascending: 'name', descending: '-name' },
  })

/** Country of a company. */
export const createCountryColumn = <Row extends { readonly country: string }>(
  title: string,
  format: Format,
  width: number,
): RecordColumn<Row, 'country' | '-country'> =>
  createTextColumn((row) => format.country(row.country), {
    id: 'country',
    title,
    width,
    grows: 1,
    sort: { ascending: 'country', descending: '-country' },
  })

interface FigureColumn<Row, Sort extends string> {
  id: string
  title: string
  width: number
  sort?: NonNullable<RecordColumn<Row, Sort>['sort']>
  isOptional?: boolean
  value: (row: Row) => string | null
}

/** A volume in m3. */
export const createVolumeListColumn = <Row, Sort extends string>(
  { value, ...column }: FigureColumn<Row, Sort>,
  format: Format,
): RecordColumn<Row, Sort> => ({
  ...column,
  unit: 'm³',
  hasFixedWidth: true,
  align: 'end',
  cell: (row) => {
    const volume = value(row)
    return volume === null ? '' : format.volume(volume)
  },
  sheet: { type: 'number', places: 3, value },
})

/** An amount in one currency, shown in the title, or in the currency of its row. */
export const createAmountListColumn = <Row, Sort extends string>(
  {
    value,
    currency,
    ...column
  }: FigureColumn<Row, Sort> & { currency: string | ((row: Row) => string) },
  format: Format,
): RecordColumn<Row, Sort> => ({
  ...column,
  ...(typeof currency === 'string' && { unit: currency }),
  hasFixedWidth: true,
  align: 'end',
  cell: (row) => {
    const amount = value(row)
    if (amount === null) return ''
    return format.amount(amount, typeof currency === 'string' ? currency : currency(row))
  },
  sheet: { type: 'amount', currency, value },
})

/** A price in one currency or in that of its row. All separators of the column align. */
export const createPriceListColumn = <Row, Sort extends string>(
  {
    value,
    currency,
    formatUnit,
    ...column
  }: FigureColumn<Row, Sort> & {
    unit?: string
    currency: string | ((row: Row) => string)
    /** Text after the price, such as `/m³`. */
    formatUnit?: (row: Row) => string
  } & Pick<RecordColumn<Row, Sort>, 'sheetNote'>,
  format: Format,
): RecordColumn<Row, Sort> => ({
  ...column,
  hasFixedWidth: true,
  align: 'end',
  trailing: formatUnit ? 'units' : 'decimals',
  cell: (row) => {
    const price = value(row)
    if (price === null) return ''
    const text = format.alignedPrice(price, typeof currency === 'string' ? currency : currency(row))
    if (!formatUnit) return text
    return (
      <>
        {text} <span className={styles.priceUnit}>{formatUnit(row)}</span>
      </>
    )
  },
  sheet: { type: 'price', currency, value },
})

/**
 * Width of a status without its word, and of each letter, in em: the words of some languages are 50
 * % longer.
 */
const [statusIconWidth, letterWidth] = [2.7, 0.53]

interface StatusColumn<Value extends string> {
  title: string
  statuses: readonly Value[]
  formatStatus: (status: Value) => string
  getMark: (status: Value) => StatusMark
}

/** Status of a document that the server sorts by. */
export const createStatusColumn = <Value extends string, Row extends { readonly status: Value }>(
  column: StatusColumn<Value>,
): RecordColumn<Row, 'status' | '-status'> => ({
  ...createUnsortedStatusColumn<Value, Row>(column),
  sort: { ascending: 'status', descending: '-status' },
})

/** Status as wide as its longest word. Each badge is created once, not per row. */
export const createUnsortedStatusColumn = <
  Value extends string,
  Row extends { readonly status: Value },
>({
  title,
  statuses,
  formatStatus,
  getMark,
}: StatusColumn<Value>): RecordColumn<Row, never> => {
  const badges = new Map(
    statuses.map((status) => [
      status,
      <Status key={status} {...getMark(status)}>
        {formatStatus(status)}
      </Status>,
    ]),
  )
  return {
    id: 'status',
    title,
    width:
      statusIconWidth +
      letterWidth * Math.max(...statuses.map((status) => formatStatus(status).length)),
    hasFixedWidth: true,
    cell: (row) => badges.get(row.status),
    sheet: { type: 'text', value: (row) => formatStatus(row.status) },
  }
}

interface LateRow {
  readonly late_days: number | null
  readonly arrives_late_days?: number | null
}

/**
 * Days by which a document is late, or else will be late on arrival.
 * @param formatArrival given for documents that arrive
 */
export function createLateColumn<Row extends LateRow>(
  title: string,
  format: Format,
  formatArrival?: (time: string) => string,
): RecordColumn<Row, never> {
  const formatDelay = ({ late_days: days, arrives_late_days: arrivesLate }: Row) => {
    if (days !== null) return format.span(days)
    return arrivesLate && formatArrival ? formatArrival(format.span(arrivesLate)) : null
  }
  return {
    id: 'late',
    title,
    width: 6.6,
    hasFixedWidth: true,
    cell: (row) => {
      const delay = formatDelay(row)
      if (delay === null) return null
      if (row.late_days !== null) return <Status tone="waiting">{delay}</Status>
      return (
        <Status tone="waiting">
          <span role="img" title={delay} aria-label={delay}>
            +{format.span(row.arrives_late_days ?? 0)}
          </span>
        </Status>
      )
    },
    sheet: { type: 'text', value: formatDelay },
  }
}

/** Time of the last change. */
export const createUpdatedColumn = <Row extends { readonly updated_at: string }>(
  title: string,
  format: Format,
): RecordColumn<Row, 'updated_at' | '-updated_at'> => ({
  id: 'updated_at',
  title,
  width: 8.2,
  hasFixedWidth: true,
  align: 'end',
  isOptional: true,
  sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
  cell: (row) => format.date(row.updated_at),
  sheet: { type: 'date', value: (row) => row.updated_at },
})
