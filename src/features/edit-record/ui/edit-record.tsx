import { memo, useMemo, useRef, type ComponentType } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useNewerVersion } from '../model/conflict/use-newer-version'
import { useDiscard, type Discarding } from '../model/draft/use-discard'
import { useDraftAutosave } from '../model/draft/use-draft-autosave'
import type { InitialRecord } from '../model/editor/editor'
import { useLinesLock } from '../model/locked-edits/use-lines-lock'
import { useLockedEdits } from '../model/locked-edits/use-locked-edits'
import { useLeaveGuard, type LeaveQuestion } from '../model/navigation/use-leave-guard'
import { useRecordNavigation } from '../model/navigation/use-record-navigation'
import { RecordProvider, RecordEditingProvider, type RecordEditing } from '../model/record-context'
import { useSave } from '../model/saving/use-save'
import { useSaveShortcut } from '../model/saving/use-save-shortcut'
import { useSavedVersions } from '../model/saving/use-saved-versions'
import { createEditedRecord, useEditSession, type OpenedRecord } from '../model/use-edit-session'

// Dialogs load much of react-aria, and few visits need one.
const RecordConflict = lazyComponent(async () => (await import('./newer-version')).RecordConflict)
const NewerVersion = lazyComponent(async () => (await import('./newer-version')).NewerVersion)
const LeaveDialog = lazyComponent(async () => (await import('./question-dialogs')).LeaveDialog)
const DiscardDialog = lazyComponent(async () => (await import('./question-dialogs')).DiscardDialog)

interface EditRecordProps {
  opened: OpenedRecord
  /** The record when its screen opened. */
  initial: Pick<InitialRecord, 'saved' | 'values'>
  screen: ComponentType
  /** Called before the screen of a new record moves to its own URL. */
  onFirstSaved: (id: string) => void
  /**
   * Opens the screen again with the saved version. `undoDiscard` restores the discarded draft; null
   * if nothing was discarded.
   */
  onReopen: (undoDiscard: (() => void) | null) => void
  undoDiscard: (() => void) | null
}

/** Provides the state and actions of an open record to its screen. */
export function EditRecord({
  opened,
  initial,
  screen,
  onFirstSaved,
  onReopen,
  undoDiscard,
}: EditRecordProps) {
  const session = useEditSession(opened, initial)
  const { config, me, saved, canChange, editor, isDraftStored, linkedDrafts } = session
  const { snapshots, lines } = editor
  /** True while "Save and leave" saves. */
  const isLeaving = useRef(false)

  useDraftAutosave(session)
  const { lockedEdits, keepLockedEdits, dismissLockedEdits } = useLockedEdits(session)
  const { moveToSaved, moveToQueued } = useRecordNavigation(session, { isLeaving, onFirstSaved })
  const { saving, versions } = useSave(session, {
    onSaved: moveToSaved,
    onQueued: moveToQueued,
    onLocked: keepLockedEdits,
  })
  const newer = useNewerVersion(session)
  // Takes a snapshot, because the last one may lack recent keystrokes.
  const isDirtyNow = () => canChange && snapshots.take().isDirty && !saving.isQueued()
  const leaveQuestion = useLeaveGuard(editor, saving, {
    isDirtyNow,
    setLeaving: (isSaving) => {
      isLeaving.current = isSaving
    },
  })
  const discarding = useDiscard(session, onReopen)
  useSavedVersions(session, saving, versions)
  useLinesLock(session)
  useSaveShortcut(() => {
    const canSave = saved === null || lines?.hasOpenCell() || isDirtyNow()
    if (canChange && saving.conflict === null && canSave) void saving.save()
  })

  const record = useMemo(
    () => createEditedRecord({ config, me, saved, editor, canChange, linkedDrafts }),
    [config, me, saved, editor, canChange, linkedDrafts],
  )
  const editing: RecordEditing = {
    ...saving,
    ...newer,
    saveDraftNow: () => void snapshots.take(),
    isDraftStored,
    hasRestoredDraft: session.hasRestoredDraft,
    discard: discarding.discard,
    undoDiscard,
    reopen: () => onReopen(null),
    lockedEdits,
    dismissLockedEdits,
  }

  return (
    <RecordProvider value={record}>
      <RecordEditingProvider value={editing}>
        <Screen component={screen} />
        <RecordDialogs editing={editing} discarding={discarding} leaveQuestion={leaveQuestion} />
      </RecordEditingProvider>
    </RecordProvider>
  )
}

interface RecordDialogsProps {
  editing: RecordEditing
  discarding: Discarding
  leaveQuestion: LeaveQuestion | null
}

/** Questions to the user about the edits. */
function RecordDialogs({ editing, discarding, leaveQuestion }: RecordDialogsProps) {
  const { conflict, newerVersion, isDraftStored, isPending } = editing
  return (
    <>
      {discarding.isAsking && (
        <DiscardDialog onKeep={discarding.keep} onDiscard={discarding.discardNow} />
      )}
      {conflict && <RecordConflict conflict={conflict} />}
      {newerVersion && <NewerVersion newer={newerVersion} />}
      {leaveQuestion && (
        <LeaveDialog
          isDraftStored={isDraftStored}
          isPending={isPending}
          onStay={leaveQuestion.stay}
          onLeave={leaveQuestion.leave}
          onSave={leaveQuestion.saveAndLeave}
        />
      )}
    </>
  )
}

// Memoized, so that saving does not render the screen, which subscribes to edits itself.
const Screen = memo(function RecordScreen({ component: Content }: { component: ComponentType }) {
  return <Content />
})
