import type { Schemas } from '@/shared/api'
import { countSpannedCells, isContinuationRow } from '@domain/papers'
import styles from './paper-table.module.css'
import { UnbreakableCodes } from './unbreakable-codes'

interface PaperTableProps {
  table: Schemas['PaperTable']
  /** True if its label is printed above it. */
  isTitled?: boolean
  /** Name of its copy, if the paper has several. */
  copy?: string | null
}

/** A table of a paper. On a phone, each row is a list of figures with the names of the columns. */
export function PaperTable({
  table: { label, columns, rows, totals },
  isTitled = false,
  copy = null,
}: PaperTableProps) {
  return (
    // A wide table scrolls on a narrow screen; it takes focus for scrolling by arrow keys.
    <div
      role="region"
      aria-label={[label, copy].filter(Boolean).join(', ')}
      tabIndex={0}
      className={styles.scroll}
    >
      <table className={styles.table}>
        <caption className={isTitled ? styles.title : 'visually-hidden'}>{label}</caption>
        <thead>
          <tr>
            {numberItems(columns).map(({ item: { title, align }, number }) => (
              <th key={number} scope="col" className={align === 'end' ? styles.figure : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberItems(rows).map(({ item, number }) => (
            <Row key={number} row={item} columns={columns} />
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <Row row={totals} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** Numbers the parts of a paper. It never changes, so a part's number is a stable key. */
export const numberItems = <Item,>(items: readonly Item[]) =>
  items.map((item, number) => ({ item, number }))

interface RowProps {
  row: Schemas['PaperRow']
  columns: readonly Schemas['PaperColumn'][]
}

function Row({ row: { cells }, columns }: RowProps) {
  const span = countSpannedCells(cells)
  return (
    <tr className={isContinuationRow(cells) ? styles.continuation : undefined}>
      <th scope="row" colSpan={span}>
        <Cell cell={cells[0]} />
      </th>
      {numberItems(columns.slice(span)).map(({ item: { title, align }, number }) => (
        <td
          key={number}
          data-column={title}
          className={align === 'end' ? styles.figure : undefined}
        >
          <Cell cell={cells[span + number]} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell }: { cell: Schemas['PaperCell'] | undefined }) {
  return (
    cell && (
      <>
        <UnbreakableCodes>{cell.text}</UnbreakableCodes>
        {cell.notes.map((note) => (
          <span key={note} className={styles.note}>
            <UnbreakableCodes>{note}</UnbreakableCodes>
          </span>
        ))}
      </>
    )
  )
}
