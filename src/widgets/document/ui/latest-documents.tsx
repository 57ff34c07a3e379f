import type { ReactNode } from 'react'
import { DocumentSection } from './document-section'
import styles from './latest-documents.module.css'

/** Documents shown with a partner; their list has them all. */
const shown = 8

interface LatestDocument {
  readonly id: string
  /** Its number, and the way to it. */
  readonly link: ReactNode
  readonly status: ReactNode
  readonly week: string | null
  readonly volume: string
  readonly amount: string
}

interface LatestDocumentsProps {
  title: string
  /** How many there are in all. */
  count: string | undefined
  /** Newest first; undefined while they are under way. */
  documents: readonly LatestDocument[] | undefined
  /** In place of the list. */
  none: string
  /** What went wrong; undefined while nothing did. */
  failed: string | undefined
  /** The way to all of them. */
  all: ReactNode
}

/** A partner's latest documents: deals with a client, supplies from a mill. */
export function LatestDocuments({
  title,
  count,
  documents,
  none,
  failed,
  all,
}: LatestDocumentsProps) {
  return (
    <DocumentSection title={title} aside={count} layout="whole">
      {failed && <p className={styles.none}>{failed}</p>}
      {documents?.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list} aria-busy={documents === undefined && !failed}>
        {documents?.slice(0, shown).map(({ id, link, status, week, volume, amount }) => (
          <li key={id} className={styles.row}>
            {link}
            <span>{status}</span>
            <span className={styles.week}>{week}</span>
            <span className={styles.figure}>{volume}</span>
            <span className={styles.figure}>{amount}</span>
          </li>
        ))}
      </ul>
      {documents && documents.length > shown && all}
    </DocumentSection>
  )
}
