import { useSyncExternalStore, type MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { useRecord, useRecordWork } from '../model/record-context'
import { useDirty } from '../model/use-dirty'

/**
 * Saves the record; absent for who may not write in it. A part of its own, so that the first keystroke, which frees it at once, renders
 * nothing else. With nothing left to save it still keeps the focus of whoever pressed it by key.
 */
export function SaveButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('features/edit-record')
  const { form, saved, snapshots, canChange } = useRecord()
  const { isPending, save } = useRecordWork()
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  const hasAnything = useDirty() || isTyping || !saved

  function press(event: MouseEvent) {
    if (!hasAnything) event.preventDefault()
    else if (form.rows) void save()
  }

  return (
    canChange && (
      <Button
        variant={variant}
        // Fields alone are sent by Enter in any of them, too; in a sheet it leads to the next row.
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
