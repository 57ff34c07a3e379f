import { memo } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@/shared/ui'
import { nextSort, sortDirection, type RecordColumn } from '../model/column'
import styles from './record-grid.module.css'

type Props<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly sort: string
  onSort(sort: string): void
}

function Head<Row>({ columns, sort, onSort }: Props<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { column: RecordColumn<Row> } & Omit<Props<Row>, 'columns'>) {
  const direction = sortDirection(column, sort)
  const next = nextSort(column, sort)
  const title = (
    <span className={styles.headText}>
      {column.title} {column.unit && <span className={styles.unit}>{column.unit}</span>}
    </span>
  )
  return (
    <div
      role="columnheader"
      className={styles.headCell}
      data-align={column.align}
      aria-sort={next === undefined ? undefined : (direction ?? 'none')}
    >
      {next === undefined ? (
        title
      ) : (
        <button type="button" className={styles.headButton} onClick={() => onSort(next)}>
          {title}
          {direction === 'ascending' && <ArrowUpIcon />}
          {direction === 'descending' && <ArrowDownIcon />}
        </button>
      )}
    </div>
  )
}

/** The sticky head of the columns; a click on a title sorts. */
export const RecordHead = memo(Head) as typeof Head
