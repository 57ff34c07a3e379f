import { useState, type ReactNode } from 'react'
import { useFormat } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import styles from './sheet-rows.module.css'

interface Column<Row> {
  readonly title: string
  cell(row: Row): ReactNode
  /** Numbers stand at the end, one below the other. */
  readonly isFigure?: boolean
}

interface Props<Row, Outcome extends string> {
  readonly rows: readonly Row[]
  /** The kinds of change that rows are looked through by; the first that has any is shown, unless `first` has. */
  readonly outcomes: readonly Outcome[]
  readonly first: readonly Outcome[]
  hasOutcome(row: Row, outcome: Outcome): boolean
  getKey(row: Row): number | string
  getColumns(outcome: Outcome): readonly Column<Row>[]
  /** Its words: of all of it, of each kind, of a kind without rows, and of so many more. */
  readonly label: string
  readonly emptyText: string
  outcomeText(outcome: Outcome): string
  moreText(count: number): string
}

/** Rows shown at once, and added by a press. */
const PAGE_SIZE = 100

/** What a sheet would change, kind by kind, row by row; the first column is the row's head. */
export function SheetRows<Row, Outcome extends string>({
  rows,
  outcomes,
  first,
  hasOutcome,
  getKey,
  getColumns,
  label,
  emptyText,
  outcomeText,
  moreText,
}: Props<Row, Outcome>) {
  const format = useFormat()
  const of = (outcome: Outcome) => rows.filter((row) => hasOutcome(row, outcome))
  const [chosen, setChosen] = useState(
    () =>
      first.find((outcome) => of(outcome).length > 0) ??
      outcomes.find((outcome) => of(outcome).length > 0) ??
      outcomes[0],
  )
  const [shown, setShown] = useState(PAGE_SIZE)
  if (chosen === undefined) return null
  const listed = of(chosen)
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
            {outcomeText(outcome)} {format.number(of(outcome).length)}
          </Button>
        ))}
      </div>
      {listed.length === 0 || !head ? (
        <p className={styles.none}>{emptyText}</p>
      ) : (
        <div className={styles.wide} role="region" aria-label={outcomeText(chosen)} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[head, ...columns].map(({ title, isFigure }) => (
                  <th key={title} scope="col" className={isFigure ? styles.figure : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.slice(0, shown).map((row) => (
                <tr key={getKey(row)}>
                  <th scope="row">{head.cell(row)}</th>
                  {columns.map(({ title, cell, isFigure }) => (
                    <td key={title} className={isFigure ? styles.figure : undefined}>
                      {cell(row)}
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
          {moreText(listed.length - shown)}
        </Button>
      )}
    </section>
  )
}
