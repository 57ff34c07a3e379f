import { useId, type ReactNode } from 'react'
import styles from './document-frame.module.css'

interface DocumentSectionProps {
  title: string
  /** A figure or a word at the end of the section's head. */
  aside?: ReactNode
  /** Fields side by side; a grid of lines and the like take the whole width. */
  layout?: 'fields' | 'whole'
  children: ReactNode
}

/** A part of a document under its own heading. */
export function DocumentSection({
  title,
  aside,
  layout = 'fields',
  children,
}: DocumentSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={styles.sectionAside}>{aside}</span>}
      </div>
      <div className={styles[layout]}>{children}</div>
    </section>
  )
}
