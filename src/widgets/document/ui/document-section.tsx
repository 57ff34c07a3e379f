import { useId, type ReactNode } from 'react'
import { useField, useIsReadOnlyForm } from '@/shared/forms'
import { FieldTextList, TextArea } from '@/shared/ui'
import styles from './document-frame.module.css'

interface DocumentSectionProps {
  title: string
  /** At the end of the section's heading. */
  aside?: ReactNode
  /**
   * `controls` for fields with large controls, below each other; `whole` for content as wide as the
   * section, such as a grid of lines.
   */
  layout?: 'fields' | 'controls' | 'whole'
  children: ReactNode
}

/** A titled section of a document. Its fields are one description list if nothing can be changed. */
export function DocumentSection({
  title,
  aside,
  layout = 'fields',
  children,
}: DocumentSectionProps) {
  const id = useId()
  const isText = useIsReadOnlyForm() && layout !== 'whole'
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={styles.sectionAside}>{aside}</span>}
      </div>
      {isText ? (
        <FieldTextList className={styles.fields}>{children}</FieldTextList>
      ) : (
        <div className={styles[layout]}>{children}</div>
      )}
    </section>
  )
}

/** The notes of a record; not shown if there are none and none can be written. */
export function NotesSection({ title }: { title: string }) {
  const field = useField('notes')
  return (
    (!field.isReadOnly || field.value !== '') && (
      <DocumentSection title={title}>
        <TextArea {...field} isLabelHidden className={styles.notes} />
      </DocumentSection>
    )
  )
}
