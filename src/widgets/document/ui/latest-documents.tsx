import type { ReactNode } from 'react'
import { DocumentSection } from './document-section'
import styles from './latest-documents.module.css'

/** Maximum number of documents shown; the list has all. */
const MAX_SHOWN = 8

interface LatestDocument {
  readonly id: string
  /** The document's number as a link. */
  readonly link: ReactNode
  readonly status: ReactNode
  readonly week: string | null
  readonly volume: string
  readonly amount: string
}

interface LatestDocumentsProps {
  title: string
  /** Total number. */
  count: string | undefined
  /** Newest first; undefined while loading. */
  documents: readonly LatestDocument[] | undefined
  /** Shown if there are no documents. */
  emptyText: string
  /** Undefined without an error. */
  error: string | undefined
  /** Link to the full list. */
  allLink: ReactNode
}

/** A partner's latest documents: deals with a client, supplies from a mill. */
export function LatestDocuments({
  title,
  count,
  documents,
  emptyText,
  error,
  allLink,
}: LatestDocumentsProps) {
  return (
    <DocumentSection title={title} aside={count} layout="whole">
      {error && <p className={styles.none}>{error}</p>}
      {documents?.length === 0 && <p className={styles.none}>{emptyText}</p>}
      <ul className={styles.list} aria-busy={documents === undefined && !error}>
        {documents?.slice(0, MAX_SHOWN).map(({ id, link, status, week, volume, amount }) => (
          <li key={id} className={styles.row}>
            {link}
            <span className={styles.status}>{status}</span>
            <span className={styles.week}>{week}</span>
            <span className={styles.figure}>{volume}</span>
            <span className={styles.figure}>{amount}</span>
          </li>
        ))}
      </ul>
      {documents && documents.length > MAX_SHOWN && allLink}
    </DocumentSection>
  )
}
