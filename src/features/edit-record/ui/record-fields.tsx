import { useId, useMemo, type ReactNode, type SubmitEvent } from 'react'
import { FormFieldsProvider } from '@/shared/forms'
import { Banner } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'
import styles from './record-fields.module.css'

interface RecordFieldsProps {
  /** Why fields are locked, in a sentence; left out while they are open. */
  readonly lockReason?: string | null
  readonly children: ReactNode
}

/** The form around a record's fields and rows. */
export function RecordFields({ lockReason, children }: RecordFieldsProps) {
  const { form, fields, canChange, canEdit } = useRecord()
  const { save, saveDraftNow } = useRecordEditing()
  const id = useId()
  // A record that is closed as a whole says so above.
  const lockNoteId = lockReason && canChange ? id : undefined
  const common = useMemo(
    () => ({ form: fields, schema: form.schema, texts: form.texts, canEdit, lockNoteId }),
    [form, fields, canEdit, lockNoteId],
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (canChange && !form.rows) void save()
  }

  return (
    <form id={form.kind} noValidate onSubmit={submit} {...(form.queue && { onBlur: saveDraftNow })}>
      {lockNoteId !== undefined && (
        <div id={lockNoteId} className={styles.lock}>
          <Banner>{lockReason}</Banner>
        </div>
      )}
      <FormFieldsProvider value={common}>{children}</FormFieldsProvider>
    </form>
  )
}
