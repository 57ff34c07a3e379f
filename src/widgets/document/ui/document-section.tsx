import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useField, useFormFields, useIsReadOnlyForm } from '@/shared/forms'
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

/** A titled section of a document. Its fields are one description list if the form is read-only. */
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

interface NotesSectionProps {
  title: string
  /** Names of its fields; by default only the internal notes. */
  names?: readonly string[]
}

const INTERNAL_NOTES = ['notes']

/** The notes of a record. Notes that are empty and can't be edited are not shown. */
export function NotesSection({ title, names = INTERNAL_NOTES }: NotesSectionProps) {
  const { form, canEdit } = useFormFields()
  const values: readonly unknown[] = useWatch({ control: form.control, name: names })
  const shown = names.filter((name, i) => canEdit(name) || Boolean(values[i]))
  return (
    shown.length > 0 && (
      <DocumentSection title={title}>
        {shown.map((name) => (
          <Notes key={name} name={name} isLabelHidden={names.length === 1} />
        ))}
      </DocumentSection>
    )
  )
}

const Notes = ({ name, isLabelHidden }: { name: string; isLabelHidden: boolean }) => (
  <TextArea {...useField(name)} isLabelHidden={isLabelHidden} className={styles.notes} />
)
