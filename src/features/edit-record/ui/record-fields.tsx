import { useMemo, type ReactNode, type SubmitEvent } from 'react'
import { FormFieldsProvider } from '@/shared/forms'
import { useRecord, useRecordWork } from '../model/record-context'

/** The form around a record's fields and rows. */
export function RecordFields({ children }: { children: ReactNode }) {
  const { form, fields, canChange, canEdit } = useRecord()
  const { save, keepNow } = useRecordWork()
  const common = useMemo(() => ({ form: fields, schema: form.schema, texts: form.texts, canEdit }), [form, fields, canEdit])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (canChange && !form.rows) void save()
  }

  return (
    <form id={form.kind} noValidate onSubmit={submit} {...(form.queue && { onBlur: keepNow })}>
      <FormFieldsProvider value={common}>{children}</FormFieldsProvider>
    </form>
  )
}
