import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useRouter } from '@tanstack/react-router'
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
import { lazyComponent } from '@/shared/lib/lazy-component'
import { useSaveShortcut } from '../model/use-save-shortcut'
import { useEditor, type InitialRecord } from '../model/editor'
import {
  RecordProvider,
  RecordEditingProvider,
  type EditedRecord,
  type LinkedDraft,
  type RecordEditing,
} from '../model/record-context'
import type { RecordFormConfig, SavedRecord, Payload } from '../model/record-form-config'
import { describeLockedEdits } from '../model/describe-locked-edits'
import { useLockedEdits } from '../model/locked-edits'
import { useIsStillOnRoute } from '../model/use-is-still-on-route'
import {
  writeRecordDraft,
  useDraftAutosave,
  useRecordDraft,
  toRecordDraft,
} from '../model/record-draft'
import type { RecordVersions } from '../model/merge'
import { useSave } from '../model/use-save'

// Dialogs load much of react-aria, and few visits need one.
const RecordConflict = lazyComponent(async () => (await import('./newer-version')).RecordConflict)
const NewerVersion = lazyComponent(async () => (await import('./newer-version')).NewerVersion)
const LeaveDialog = lazyComponent(async () => (await import('./question-dialogs')).LeaveDialog)
const DiscardDialog = lazyComponent(async () => (await import('./question-dialogs')).DiscardDialog)

interface EditRecordProps {
  form: RecordFormConfig
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
  /** The queued revision; `isReviewNeeded` if the user must look at it before it is sent. */
  queued: { readonly payload: Payload; readonly isReviewNeeded: boolean } | null
  /** Id of a new record that is only queued; null otherwise. */
  queuedId: string | null
}

/** Provides the state and actions of an open record to its screen. */
export function EditRecord({
  form,
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
  const draft = useRecordDraft(form, me.id, saved?.id ?? queuedId)
  const restoredDraft = draft.restored
  const editor = useEditor(form, { ...initial, draft: restoredDraft, queuedId })
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
  const lockedEdits = useLockedEdits(form, me.id, ownId)
  const saving = useSave(editor, {
    me,
    onSaved: moveToSaved,
    onQueued: moveToQueued,
    onBeforeQueue: saveDraft,
    onLocked: keepLockedEdits,
    queued: queuedRevision?.isReviewNeeded === false ? queuedRevision.payload : null,
  })
  const [linkedDrafts] = useState(() => new Set<LinkedDraft>())
  const [isDiscarding, setDiscarding] = useState(false)
  const isLeaving = useRef(false)
  /** True after "Save and leave" failed to save. */
  const hasFailedToLeave = useRef(false)
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

  /** Moves the screen of a new record to its own URL. */
  function moveToSaved({ id }: SavedRecord) {
    if (saved) return
    draft.discard()
    // Edits made while saving.
    if (snapshots.take().isDirty)
      writeRecordDraft(form, me.id, id, toRecordDraft(editor, saving.base(), saving.revision()))
    navigateTo(id)
  }

  function keepLockedEdits(edits: RecordVersions, locked: SavedRecord) {
    lockedEdits.keep({
      edits: describeLockedEdits({ form, rows }, edits, locked, format, queryClient),
      photoIds: form.queue?.getPhotoIds(edits.mine) ?? [],
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
    writeRecordDraft(form, me.id, id, toRecordDraft(editor, null, saving.revision()))
    draft.discard()
    navigateTo(id)
  }

  function navigateTo(id: string) {
    for (const linked of linkedDrafts) linked.moveTo(id)
    // Don't navigate back if the user has left or is leaving.
    if (!isStillOnRoute() || isLeaving.current) return
    onFirstSaved(id)
    void router.navigate({
      to: form.path,
      params: { id },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }

  function discard() {
    // Include the open cell in the discarded draft.
    rows?.commit()
    const { isDirty } = snapshots.take()
    const discardedDraft = toRecordDraft(editor, saving.base(), undefined)
    draft.discard()
    const undos = [...linkedDrafts].map((linked) => linked.discard())
    const restore = () => {
      writeRecordDraft(form, me.id, saved?.id ?? queuedId, discardedDraft)
      for (const undo of undos) undo()
    }
    const reopen = () => onReopen(isDirty ? restore : null)
    // Discard the queued revision too.
    if (form.queue) void form.queue.forget(queryClient, ownId).then(reopen, reopen)
    else reopen()
  }

  // Takes a snapshot, because the last one may lack recent keystrokes.
  const isDirtyNow = () => canChange && snapshots.take().isDirty && !saving.isQueued()

  const applyRemote = useEffectEvent(saving.applyRemote)
  useEffect(() => {
    if (saved) applyRemote(saved)
  }, [saved])

  const onDelivered = useEffectEvent(saving.onDelivered)
  useEffect(
    () =>
      form.queue?.subscribe(queryClient, ownId, (delivered, revision) =>
        onDelivered(delivered, revision),
      ),
    [form, queryClient, ownId],
  )
  const saveForReview = useEffectEvent(() => void saving.save())
  const isReviewNeeded = queuedRevision?.isReviewNeeded === true
  useEffect(() => {
    // Saving shows the error or conflict that held the revision back.
    if (isReviewNeeded && canChange && navigator.onLine) saveForReview()
  }, [isReviewNeeded, canChange])

  const resolveRestoredDraft = useEffectEvent(() => {
    const base = saving.base()
    const isOutdated = saved && base && base.version < saved.version && !isReviewNeeded
    if (saved && restoredDraft && (isOutdated || !canChange)) saving.resolveConflict(saved)
  })
  useEffect(() => resolveRestoredDraft(), [])

  // The record was locked while this screen was open. A reopened screen restores the draft instead.
  const resolveHeld = useEffectEvent(() => {
    if (saved && saving.hasQueued) saving.resolveHeld(saved)
  })
  useEffect(() => {
    if (isReviewNeeded && !canChange) resolveHeld()
  }, [isReviewNeeded, canChange])

  const areLinesLocked =
    saved !== null && form.rows !== undefined && !saved.editable_fields.includes(form.rows.field)
  // Lock again when a column closes: its edits can't be undone any more.
  const openColumns = Object.keys(form.rows?.fields ?? {})
    .filter((field) => saved?.editable_fields.includes(field))
    .join(' ')
  useEffect(() => {
    if (areLinesLocked) rows?.lock()
  }, [rows, areLinesLocked, openColumns])

  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: isDirtyNow,
    shouldBlockFn: ({ current, next }) =>
      toScreenName(current) !== toScreenName(next) && next.pathname !== '/login' && isDirtyNow(),
  })

  // Wait until the dialog has closed: it traps the focus.
  const isAfterMistake = saving.conflict === null && saving.failure === null
  useEffect(() => {
    if (blocker.status === 'blocked' || !hasFailedToLeave.current) return
    hasFailedToLeave.current = false
    if (isAfterMistake) editor.goToMistake()
  }, [blocker.status, isAfterMistake, editor])

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
      form,
      me,
      saved,
      copied: saved ? null : editor.copied,
      fields: editor.fields,
      rows: editor.rows,
      initialValues: editor.initialValues,
      snapshots: editor.snapshots,
      canChange,
      canEdit: (name) => {
        const [field = ''] = name.split('.')
        if (!saved) return form.canEditNew?.(field, me) ?? true
        return saved.editable_fields.includes(field) && !isClosed(name, form.getClosed?.(saved))
      },
      goTo: editor.goTo,
      registerLinkedDraft: (linked) => {
        linkedDrafts.add(linked)
        return () => linkedDrafts.delete(linked)
      },
    }),
    [form, me, saved, editor, canChange, linkedDrafts],
  )
  const editing: RecordEditing = {
    ...saving,
    saveDraftNow: () => void snapshots.take(),
    discard: () =>
      saved === null && (rows?.hasOpenCell() || snapshots.take().isDirty)
        ? setDiscarding(true)
        : discard(),
    hasRestoredDraft: hadDraft,
    undoDiscard,
    reopen: () => onReopen(null),
    lockedEdits: lockedEdits.lockedEdits,
    dismissLockedEdits() {
      lockedEdits.dismiss()
      // Nothing of a read-only record can be sent any more.
      if (!canChange) void form.queue?.drop(queryClient, ownId)
    },
  }

  return (
    <RecordProvider value={record}>
      <RecordEditingProvider value={editing}>
        <Screen component={screen} />
        {isDiscarding && <DiscardDialog onKeep={() => setDiscarding(false)} onDiscard={discard} />}
        {saving.conflict && <RecordConflict conflict={saving.conflict} />}
        {saving.newerVersion && <NewerVersion newer={saving.newerVersion} />}
        {blocker.status === 'blocked' && (
          <LeaveDialog
            isPending={saving.isPending}
            onStay={blocker.reset}
            onLeave={blocker.proceed}
            onSave={() => {
              isLeaving.current = true
              void saving.save().then((done) => {
                isLeaving.current = false
                const isSafe = done !== null || saving.isQueued()
                hasFailedToLeave.current = !isSafe
                if (isSafe) blocker.proceed()
                else blocker.reset()
              })
            }}
          />
        )}
      </RecordEditingProvider>
    </RecordProvider>
  )
}

/** True if a field is one of the closed parts of a record, or within one. */
const isClosed = (name: string, pointers: readonly string[] = []): boolean =>
  pointers.map(toFieldName).some((closed) => name === closed || name.startsWith(`${closed}.`))

/** A revision of a record has the record's path. A paper is shown over the record's own screen. */
function toScreenName({ pathname, search }: { pathname: string; search: object }): string {
  const isRevision = 'revision' in search && !('view' in search)
  return isRevision ? `${pathname} ${String(search.revision)}` : pathname
}

// Memoized, so that saving does not render the screen, which subscribes to edits itself.
const Screen = memo(function RecordScreen({ component: Content }: { component: ComponentType }) {
  return <Content />
})
