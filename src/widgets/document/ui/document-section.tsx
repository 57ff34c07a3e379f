import { useId, type ReactNode } from 'react'
import styles from './document-frame.module.css'

interface DocumentSectionProps {
  title: string
  /** At the end of the section's heading. */
  aside?: ReactNode
  /** `whole` for content as wide as the section, such as a grid of lines. */
  layout?: 'fields' | 'whole'
  children: ReactNode
}

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
