import { useSyncExternalStore, type MouseEvent } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { useIsDirty, useRecord, useRecordEditing } from '../model/record-context'

/** Default actions: Save, and Discard for a new record. */
export function RecordActions() {
  const { t } = useTranslation('features/edit-record')
  const { saved } = useRecord()
  return (
    <>
      <SaveButton />
      {!saved && (
        <PopoverMenu
          align="end"
          hasChevron={false}
          variant="quiet"
          accessibleName={t('more')}
          label={<EllipsisIcon />}
        >
          <DiscardItem />
        </PopoverMenu>
      )}
    </>
  )
}

/** Menu item that discards a record that was never saved. */
export function DiscardItem() {
  const { t } = useTranslation('features/edit-record')
  const { saved } = useRecord()
  const { discard } = useRecordEditing()
  return (
    !saved && (
      <button type="button" className={menuItemClass} onClick={discard}>
        {t('discard.item')}
      </button>
    )
  )
}

/**
 * Save button; hidden if the record is read-only. A component of its own, so that the first
 * keystroke renders only the button. With nothing to save it stays focusable, to keep the keyboard
 * focus.
 */
export function SaveButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('features/edit-record')
  const { config, saved, snapshots, canChange } = useRecord()
  const { isPending, save } = useRecordEditing()
  const isTyping = useSyncExternalStore(snapshots.subscribe, snapshots.isTyping)
  const canSave = useIsDirty() || isTyping || !saved

  function handleClick(event: MouseEvent) {
    if (!canSave) event.preventDefault()
    else if (config.lines) void save()
  }

  return (
    canChange && (
      <Button
        variant={variant}
        // With lines, Enter moves to the next line; without lines, it saves.
        {...(config.lines ? {} : { type: 'submit' as const, form: config.kind })}
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

/** Shows if the edits are saved, queued or unsaved, or that nothing can be edited. */
export function SaveState() {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const isOnline = useOnline()
  const { saved, canChange } = useRecord()
  const { isPending, savedAt, hasQueued, isQueued, isDraftStored, lockedEdits } = useRecordEditing()
  const isDirty = useIsDirty()
  if (isPending) return t('state.saving')
  if (isDirty && hasQueued && isQueued()) return t('state.waits')
  if (isDirty && !isDraftStored) return t('state.not_stored')
  if (isDirty) return t(isOnline ? 'state.unsaved' : 'state.offline')
  if (lockedEdits) return t('state.locked')
  if (savedAt) return t('state.saved', { time: format.time(savedAt) })
  if (!canChange) return t('state.read_only')
  return saved ? null : t('state.not_saved_yet')
}
