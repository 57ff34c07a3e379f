import { useState, type ReactNode } from 'react'
import { useFormat } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import styles from './sheet-rows.module.css'

interface Column<Row> {
  readonly title: string
  cell(row: Row): ReactNode
  /** Aligned to the end. */
  readonly isFigure?: boolean
  /** On one line. */
  readonly isUnbroken?: boolean
}

const getCellClass = ({ isFigure, isUnbroken }: Pick<Column<never>, 'isFigure' | 'isUnbroken'>) =>
  isFigure ? styles.figure : isUnbroken ? styles.unbroken : undefined

interface Props<Row, Outcome extends string> {
  rows: readonly Row[]
  /**
   * Outcomes that filter the rows. The first outcome with rows is selected, preferring those in
   * `first`.
   */
  outcomes: readonly Outcome[]
  first: readonly Outcome[]
  hasOutcome(row: Row, outcome: Outcome): boolean
  getKey(row: Row): number | string
  getColumns(outcome: Outcome): readonly Column<Row>[]
  /** Texts: accessible name, empty message, outcome names and the button for more rows. */
  label: string
  emptyText: string
  formatOutcome(outcome: Outcome): string
  formatMore(count: number): string
}

/** Number of rows shown at first and added by each press. */
const PAGE_SIZE = 100

/** Changes that a sheet would make, by outcome and row; the first column is the row header. */
export function SheetRows<Row, Outcome extends string>({
  rows,
  outcomes,
  first,
  hasOutcome,
  getKey,
  getColumns,
  label,
  emptyText,
  formatOutcome,
  formatMore,
}: Props<Row, Outcome>) {
  const format = useFormat()
  const filterRows = (outcome: Outcome) => rows.filter((row) => hasOutcome(row, outcome))
  const [chosen, setChosen] = useState(
    () =>
      first.find((outcome) => filterRows(outcome).length > 0) ??
      outcomes.find((outcome) => filterRows(outcome).length > 0) ??
      outcomes[0],
  )
  const [shown, setShown] = useState(PAGE_SIZE)
  if (chosen === undefined) return null
  const listed = filterRows(chosen)
  const [head, ...columns] = getColumns(chosen)
  return (
    <section className={styles.rows} aria-label={label}>
      <div role="group" aria-label={label} className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            size="s"
            variant={outcome === chosen ? 'secondary' : 'quiet'}
            aria-pressed={outcome === chosen}
            onClick={() => {
              setChosen(outcome)
              setShown(PAGE_SIZE)
            }}
          >
            {formatOutcome(outcome)} {format.number(filterRows(outcome).length)}
          </Button>
        ))}
      </div>
      {listed.length === 0 || !head ? (
        <p className={styles.none}>{emptyText}</p>
      ) : (
        <div
          className="scrolls-sideways"
          role="region"
          aria-label={formatOutcome(chosen)}
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {[head, ...columns].map((column) => (
                  <th key={column.title} scope="col" className={getCellClass(column)}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.slice(0, shown).map((row) => (
                <tr key={getKey(row)}>
                  <th scope="row">{head.cell(row)}</th>
                  {columns.map((column) => (
                    <td key={column.title} className={getCellClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {listed.length > shown && (
        <Button size="s" onClick={() => setShown(shown + PAGE_SIZE)}>
          {formatMore(listed.length - shown)}
        </Button>
      )}
    </section>
  )
}
