import type { Schemas } from '@/shared/api'
import { PaperTable } from './paper-table'
import styles from './paper-boxes.module.css'
import { UnbreakableCodes } from './unbreakable-codes'

interface PaperBoxesProps {
  rows: readonly Schemas['PaperBoxRow'][]
  /** Name of their copy; null for a single copy. */
  copy: string | null
}

/** Numbered boxes of a form, with room for handwriting. */
export function PaperBoxes({ rows, copy }: PaperBoxesProps) {
  return (
    <div className={styles.form}>
      {rows.map(({ columns, table }) =>
        table ? (
          <div key={table.label} className={styles.table}>
            <PaperTable table={table} copy={copy} />
          </div>
        ) : (
          <div key={columns[0]?.[0]?.number} className={styles.row}>
            {columns.map((boxes) => (
              <div key={boxes[0]?.number} className={styles.column}>
                {boxes.map(({ number, title, lines, min_height_mm }) => (
                  <section
                    key={number}
                    className={styles.box}
                    style={{ minBlockSize: `${min_height_mm}mm` }}
                  >
                    <h2>
                      <span className={styles.number}>{number}</span> {title}
                    </h2>
                    {lines.map((line) => (
                      <p key={line}>
                        <UnbreakableCodes>{line}</UnbreakableCodes>
                      </p>
                    ))}
                  </section>
                ))}
              </div>
            ))}
          </div>
        ),
      )}
    </div>
  )
}
