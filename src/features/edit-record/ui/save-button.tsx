import { useSyncExternalStore, type MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { useRecord, useRecordEditing, useIsDirty } from '../model/record-context'

/**
 * Save button; hidden if the record is read-only. A component of its own, so that the first
 * keystroke renders only the button. With nothing to save it stays focusable, to keep the keyboard
 * focus.
 */
export function SaveButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('features/edit-record')
  const { form, saved, snapshots, canChange } = useRecord()
  const { isPending, save } = useRecordEditing()
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  const canSave = useIsDirty() || isTyping || !saved

  function handleClick(event: MouseEvent) {
    if (!canSave) event.preventDefault()
    else if (form.rows) void save()
  }

  return (
    canChange && (
      <Button
        variant={variant}
        // With rows, Enter moves to the next row; without rows, it saves.
        {...(form.rows ? {} : { type: 'submit' as const, form: form.kind })}
        {...(!canSave && { 'aria-disabled': true })}
        aria-keyshortcuts="Control+S"
        isPending={isPending}
        onClick={handleClick}
      >
        {t('save')}
      </Button>
    )
  )
}
