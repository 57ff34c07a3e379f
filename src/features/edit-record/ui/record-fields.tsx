import { useMemo, type ReactNode, type SubmitEvent } from 'react'
import { FormFieldsProvider } from '@/shared/forms'
import { Banner } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'
import styles from './record-fields.module.css'

interface RecordFieldsProps {
  /** Reason why fields are locked; omitted if none are. */
  lockReason?: string | null
  /** Link that leads on from the reason. */
  lockAction?: ReactNode
  children: ReactNode
}

export function RecordFields({ lockReason, lockAction, children }: RecordFieldsProps) {
  const { config, form, canChange, canEdit } = useRecord()
  const { save, saveDraftNow } = useRecordEditing()
  const common = useMemo(
    () => ({
      form,
      schema: config.schema,
      texts: config.texts,
      canEdit,
      isReadOnly: !canChange,
    }),
    [config, form, canEdit, canChange],
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (canChange && !config.lines) void save()
  }

  return (
    <form
      id={config.kind}
      noValidate
      onSubmit={submit}
      {...(config.queue && { onBlur: saveDraftNow })}
      className={canChange ? undefined : styles.readOnly}
    >
      {/* A fully read-only record says so in its title row. */}
      {lockReason && canChange && (
        <div className={styles.lock}>
          <Banner action={lockAction}>{lockReason}</Banner>
        </div>
      )}
      <FormFieldsProvider value={common}>{children}</FormFieldsProvider>
    </form>
  )
}
