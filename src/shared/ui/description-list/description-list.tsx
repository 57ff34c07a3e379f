import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Description {
  /** Also the key, so terms must be unique. */
  term: string
  /** An empty value is shown as a dash. */
  value: ReactNode
}

interface DescriptionListProps {
  items: readonly Description[]
  /** Maximum number of columns. */
  columns?: 1 | 2 | 3 | undefined
}

/** Read-only fields of a record, as terms and values. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.pair}>
          <dt>{term}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
