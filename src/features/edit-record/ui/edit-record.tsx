import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { dequal } from 'dequal/lite'
import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import type { Me } from '@/entities/session'
import { toFieldName } from '@/shared/forms'
import { useFormat } from '@/shared/i18n'
import { removeDraft, useIsDraftStored } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useSaveShortcut } from '../model/use-save-shortcut'
import { useEditor, type Editor, type InitialRecord } from '../model/editor'
import {
  RecordProvider,
  RecordEditingProvider,
  type EditedRecord,
  type LinkedDraft,
  type RecordEditing,
} from '../model/record-context'
import type { RecordFormConfig, SavedRecord } from '../model/record-form-config'
import { describeLockedEdits } from '../model/describe-locked-edits'
import { useLockedEdits } from '../model/locked-edits'
import { useDiscard } from '../model/use-discard'
import { useIsStillOnRoute } from '../model/use-is-still-on-route'
import { useLeaveGuard } from '../model/use-leave-guard'
import { useSavedVersions } from '../model/use-saved-versions'
import {
  getDraftStorage,
  readRecordDraft,
  writeRecordDraft,
  useDraftAutosave,
  useRecordDraft,
  toRecordDraft,
  toRecordDraftKey,
  type QueuedRevision,
  type RecordDraft,
} from '../model/record-draft'
import type { RecordVersions } from '../model/merge'
import { useSave } from '../model/use-save'

// Dialogs load much of react-aria, and few visits need one.
const RecordConflict = lazyComponent(async () => (await import('./newer-version')).RecordConflict)
const NewerVersion = lazyComponent(async () => (await import('./newer-version')).NewerVersion)
const LeaveDialog = lazyComponent(async () => (await import('./question-dialogs')).LeaveDialog)
const DiscardDialog = lazyComponent(async () => (await import('./question-dialogs')).DiscardDialog)

interface EditRecordProps {
  config: RecordFormConfig
  me: Me
  /** The saved version; null for a new record. */
  saved: SavedRecord | null
  initial: Omit<InitialRecord, 'draft'>
  screen: ComponentType
  /** Called before the screen of a new record moves to its own URL. */
  onFirstSaved: (id: string) => void
  /**
   * Opens the screen again with the saved version. `undoDiscard` restores the discarded draft; null
   * if nothing was discarded.
   */
  onReopen: (undoDiscard: (() => void) | null) => void
  undoDiscard: (() => void) | null
  queued: QueuedRevision | null
  /** Id of a new record that is only queued; null otherwise. */
  queuedId: string | null
}

/** Provides the state and actions of an open record to its screen. */
export function EditRecord({
  config,
  me,
  saved,
  initial,
  screen,
  onFirstSaved,
  onReopen,
  undoDiscard,
  queued: queuedRevision,
  queuedId,
}: EditRecordProps) {
  const canChange = saved === null || saved.editable_fields.length > 0
  const draft = useRecordDraft(config, me.id, saved?.id ?? queuedId)
  const isDraftStored = useIsDraftStored(toRecordDraftKey(me.id, config, saved?.id ?? queuedId))
  const restoredDraft = draft.restored
  const editor = useEditor(config, { ...initial, draft: restoredDraft, queuedId })
  // Read once: autosave stores a draft here later. A fresh copy has no edits to restore.
  const [hadDraft] = useState(
    canChange &&
      restoredDraft !== null &&
      queuedRevision === null &&
      !(restoredDraft.copied && restoredDraft.at === undefined),
  )
  const queryClient = useQueryClient()
  const format = useFormat()
  const { snapshots, rows } = editor
  const ownId = saved?.id ?? editor.newId
  const lockedEdits = useLockedEdits(config, me.id, ownId)
  const saving = useSave(editor, {
    me,
    onSaved: moveToSaved,
    onQueued: moveToQueued,
    onBeforeQueue: saveDraft,
    onLocked: keepLockedEdits,
    queued: queuedRevision?.isReviewNeeded === false ? queuedRevision.payload : null,
  })
  const [linkedDrafts] = useState(() => new Set<LinkedDraft>())
  const router = useRouter()
  const isStillOnRoute = useIsStillOnRoute()
  useDraftAutosave(editor, {
    draft,
    personId: me.id,
    isNew: saved === null,
    base: saving.base,
    savedId: saving.savedId,
    revision: saving.revision,
  })

  /** The draft as it was when the screen was left; null while the screen is open. */
  const left = useRef<{ id: string | null; draft: RecordDraft | null } | null>(null)
  const leave = useEffectEvent(() => {
    const id = saved?.id ?? saving.savedId() ?? queuedId
    left.current = { id, draft: readRecordDraft(config, me.id, id) }
  })
  useEffect(() => {
    left.current = null
    return () => leave()
  }, [])

  /** True if the screen was left, opened again and edited there. */
  function isEditedAgain(): boolean {
    if (left.current === null) return false
    const { id, draft: before } = left.current
    const now = readRecordDraft(config, me.id, id)
    return !dequal([now?.values, now?.rows], [before?.values, before?.rows])
  }

  /**
   * Replaces the draft by the edits made while saving: autosave ends when the screen is left. Moves
   * the screen of a new record to its own URL.
   */
  function moveToSaved({ id }: SavedRecord) {
    if (!isEditedAgain()) {
      draft.discard()
      if (snapshots.take().isDirty)
        writeRecordDraft(config, me.id, id, toRecordDraft(editor, saving.base(), saving.revision()))
      else removeDraft(toRecordDraftKey(me.id, config, id), getDraftStorage(config))
    }
    if (!saved) navigateTo(id)
  }

  function keepLockedEdits(edits: RecordVersions, locked: SavedRecord) {
    lockedEdits.keep({
      edits: describeLockedEdits({ config, rows }, edits, locked, format, queryClient),
      photoIds: config.queue?.getPhotoIds(edits.mine) ?? [],
      lockedBy: locked.updated_by?.id === me.id ? null : (locked.updated_by?.name ?? null),
      status: 'status' in locked && typeof locked.status === 'string' ? locked.status : null,
      wasQueued: queuedRevision !== null,
    })
  }

  function saveDraft() {
    draft.save(toRecordDraft(editor, saving.base(), saving.revision()))
  }

  /** Moves a new queued record to its own id and URL, so that the user can create another one. */
  function moveToQueued(id: string) {
    if (saved || queuedId !== null) return
    writeRecordDraft(config, me.id, id, toRecordDraft(editor, null, saving.revision()))
    draft.discard()
    navigateTo(id)
  }

  function navigateTo(id: string) {
    for (const linked of linkedDrafts) linked.moveTo(id)
    // Don't navigate back if the user has left or is leaving.
    if (!isStillOnRoute() || leaveGuard.isLeaving()) return
    onFirstSaved(id)
    void router.navigate({
      to: config.path,
      params: { id },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }

  // Takes a snapshot, because the last one may lack recent keystrokes.
  const isDirtyNow = () => canChange && snapshots.take().isDirty && !saving.isQueued()

  const leaveGuard = useLeaveGuard(editor, saving, isDirtyNow)
  const discarding = useDiscard(editor, saving, {
    personId: me.id,
    saved,
    draftId: saved?.id ?? queuedId,
    draft,
    linkedDrafts,
    onDiscarded: onReopen,
  })
  useSavedVersions(config, saving, {
    id: ownId,
    saved,
    canChange,
    hasInitialDraft: restoredDraft !== null,
    isReviewNeeded: queuedRevision?.isReviewNeeded === true,
  })
  useLinesLock(editor, saved)

  useSaveShortcut(() => {
    if (
      canChange &&
      saving.conflict === null &&
      (saved === null || rows?.hasOpenCell() || isDirtyNow())
    )
      void saving.save()
  })

  const record = useMemo<EditedRecord>(
    () => ({
      config,
      me,
      saved,
      copied: saved ? null : editor.copied,
      form: editor.form,
      rows: editor.rows,
      initialValues: editor.initialValues,
      snapshots: editor.snapshots,
      canChange,
      canEdit: (name) => {
        const [field = ''] = name.split('.')
        if (!saved) return config.canEditNew?.(field, me) ?? true
        return saved.editable_fields.includes(field) && !isClosed(name, config.getClosed?.(saved))
      },
      goTo: editor.goTo,
      registerLinkedDraft: (linked) => {
        linkedDrafts.add(linked)
        return () => linkedDrafts.delete(linked)
      },
    }),
    [config, me, saved, editor, canChange, linkedDrafts],
  )
  const editing: RecordEditing = {
    ...saving,
    saveDraftNow: () => void snapshots.take(),
    isDraftStored,
    discard: discarding.discard,
    hasRestoredDraft: hadDraft,
    undoDiscard,
    reopen: () => onReopen(null),
    lockedEdits: lockedEdits.lockedEdits,
    dismissLockedEdits() {
      lockedEdits.dismiss()
      // Nothing of a read-only record can be sent any more.
      if (!canChange) void config.queue?.open(queryClient).deleteWithPhotos(ownId)
    },
  }

  return (
    <RecordProvider value={record}>
      <RecordEditingProvider value={editing}>
        <Screen component={screen} />
        {discarding.isAsking && (
          <DiscardDialog onKeep={discarding.keep} onDiscard={discarding.discardNow} />
        )}
        {saving.conflict && <RecordConflict conflict={saving.conflict} />}
        {saving.newerVersion && <NewerVersion newer={saving.newerVersion} />}
        {leaveGuard.question && (
          <LeaveDialog
            isDraftStored={isDraftStored}
            isPending={saving.isPending}
            onStay={leaveGuard.question.stay}
            onLeave={leaveGuard.question.leave}
            onSave={leaveGuard.question.saveAndLeave}
          />
        )}
      </RecordEditingProvider>
    </RecordProvider>
  )
}

/** Prevents adding and removing rows while their field is locked. */
function useLinesLock({ config, rows }: Editor, saved: SavedRecord | null) {
  const areLinesLocked =
    saved !== null && config.rows !== undefined && !saved.editable_fields.includes(config.rows.field)
  // Lock again when a column closes: its edits can't be undone any more.
  const openColumns = Object.keys(config.rows?.fields ?? {})
    .filter((field) => saved?.editable_fields.includes(field))
    .join(' ')
  useEffect(() => {
    if (areLinesLocked) rows?.lock()
  }, [rows, areLinesLocked, openColumns])
}

/** True if a field is one of the closed parts of a record, or within one. */
const isClosed = (name: string, pointers: readonly string[] = []): boolean =>
  pointers.map(toFieldName).some((closed) => name === closed || name.startsWith(`${closed}.`))

// Memoized, so that saving does not render the screen, which subscribes to edits itself.
const Screen = memo(function RecordScreen({ component: Content }: { component: ComponentType }) {
  return <Content />
})
