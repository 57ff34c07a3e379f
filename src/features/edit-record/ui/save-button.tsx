import { useSyncExternalStore, type MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'
import { useIsDirty } from '../model/use-is-dirty'

/**
 * Saves the record; absent for who may not write in it. A component of its own, so that the first keystroke, which enables it, renders nothing
 * else. It keeps the focus when there is nothing left to save: somebody may have pressed it by key.
 */
export function SaveButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('features/edit-record')
  const { form, saved, snapshots, canChange } = useRecord()
  const { isPending, save } = useRecordEditing()
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  const hasAnything = useIsDirty() || isTyping || !saved

  function press(event: MouseEvent) {
    if (!hasAnything) event.preventDefault()
    else if (form.rows) void save()
  }

  return (
    canChange && (
      <Button
        variant={variant}
        // Without a sheet of rows, Enter in any field saves; in a sheet it leads to the next row.
        {...(form.rows ? {} : { type: 'submit' as const, form: form.kind })}
        {...(!hasAnything && { 'aria-disabled': true })}
        aria-keyshortcuts="Control+S"
        isPending={isPending}
        onClick={press}
      >
        {t('save')}
      </Button>
    )
  )
}
