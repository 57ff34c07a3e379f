import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export interface Description {
  /** Also the key: two of one name don't belong in one list. */
  term: string
  /** Nothing is shown as a dash. */
  value: ReactNode
}

interface DescriptionListProps {
  items: readonly Description[]
  /** Columns of pairs where there is room. */
  columns?: 1 | 2 | 3 | undefined
}

/** What is known of one thing, name by name: the readable form of a form. */
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
