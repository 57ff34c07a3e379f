import { useQueryClient } from '@tanstack/react-query'
import { dequal } from 'dequal/lite'
import { useReducer, useRef, useState } from 'react'
import type { Me } from '@/entities/session'
import { ApiProblem, formatProblem, Unreachable } from '@/shared/api'
import { toMistakes } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { toast } from '@/shared/ui'
import { sortInScreenOrder } from './check-record'
import { createEditBase } from './edit-base'
import type { DraftBase, Editor } from './editor'
import { recordQueryOptions, type Payload, type SavedRecord } from './record-form-config'
import { toInitialPayload } from './record-form-values'
import type { RecordVersions } from './merge'
import { createRecordSender } from './record-sender'
import {
  createSavingState,
  reduceSaving,
  type RecordSaving,
  type RepeatedTransition,
} from './saving-state'
import type { Snapshot } from './snapshots'

/** Refusals of a change with an outdated base, or of a second record with the same id. */
const conflictCodes: readonly string[] = ['stale', 'idempotency_key_reused']

interface SaveOptions {
  readonly me: Me
  readonly onSaved: (saved: SavedRecord) => void
  /** @param id id of the queued record */
  readonly onQueued: (id: string) => void
  /**
   * Called before queuing. The draft must name the new revision first, in case the page is killed.
   */
  readonly onBeforeQueue: () => void
  /** Keeps edits that can't be saved because their fields are locked. */
  readonly onLocked: (edits: RecordVersions, saved: SavedRecord) => void
  /** Queued revision at the time of opening; null if none. */
  readonly queued: Payload | null
}

/**
 * Saves a record and handles conflicts and failures. `reduceSaving` holds the state that is shown,
 * `createEditBase` changes the form, `createRecordSender` sends; this hook runs the effects.
 */
export function useSave(
  editor: Editor,
  { me, onSaved, onQueued, onBeforeQueue, onLocked, queued: initialQueued }: SaveOptions,
): RecordSaving {
  const { config, rows, snapshots } = editor
  const queryClient = useQueryClient()
  const [edits] = useState(() => createEditBase(editor))
  const [sender] = useState(() => createRecordSender(editor, queryClient))
  const [state, dispatch] = useReducer(reduceSaving, initialQueued !== null, createSavingState)
  const running = useRef<Promise<SavedRecord | null> | null>(null)
  const queued = useRef<{ payload: Payload; sent: Snapshot | null } | null>(
    initialQueued && { payload: initialQueued, sent: null },
  )

  async function applySaved(saved: SavedRecord, sent?: Snapshot) {
    const lockedEdits = edits.applySaved(saved, sent)
    if (lockedEdits) onLocked(lockedEdits, saved)
    dispatch({ type: 'applied', savedAt: saved.updated_at })
    await config.cacheSaved(queryClient, saved)
  }

  function setQueued(sent: Snapshot | null) {
    queued.current = sent && { payload: sent.payload, sent }
    dispatch({ type: sent ? 'queued' : 'queue_emptied' })
  }

  /** Runs one attempt at a time; concurrent calls share it. */
  function runOnce(attempt: () => Promise<SavedRecord | null>): Promise<SavedRecord | null> {
    running.current ??= attempt().finally(() => {
      running.current = null
    })
    return running.current
  }

  async function save(): Promise<SavedRecord | null> {
    dispatch({ type: 'started' })
    let saved: SavedRecord | null = null
    try {
      rows?.commit()
      await rows?.resolveLookups(queryClient)
      saved = await send(snapshots.take())
    } catch (error) {
      fail(error)
    }
    dispatch({ type: 'finished', isSaved: saved !== null })
    return saved
  }

  async function send(sent: Snapshot): Promise<SavedRecord | null> {
    const { payload, mistakes } = sent
    if (mistakes.length > 0) {
      editor.showMistakes(mistakes, 'form')
      return null
    }
    try {
      const saved = await sender.send(payload, {
        id: edits.id(),
        base: edits.base(),
        me,
        onBeforeQueue,
      })
      if (saved) return await finish(saved, sent)
      setQueued(sent)
      onQueued(edits.id() ?? editor.newId)
      return null
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      return await handleRejection(error, payload)
    }
  }

  async function finish(saved: SavedRecord, sent: Snapshot): Promise<SavedRecord> {
    setQueued(null)
    await applySaved(saved, sent)
    onSaved(saved)
    return saved
  }

  async function handleRejection(error: ApiProblem, payload: unknown): Promise<SavedRecord | null> {
    const { code, record_id } = error.problem
    const id = edits.id() ?? (config.queue ? editor.newId : (record_id ?? null))
    if (id !== null && conflictCodes.includes(code)) {
      const saved = await queryClient.query({ ...recordQueryOptions(config, id), staleTime: 0 })
      const isCreatedHere = edits.base() === null && !config.queue && saved.version === 1
      return isCreatedHere
        ? updateCreated(saved)
        : mergeSaved(saved, edits.base() ?? { version: 0, payload: editor.initialPayload })
    }
    const mistakes = sortInScreenOrder(
      config,
      toMistakes(error.problem, payload).filter(({ name }) => name !== ''),
      ({ name }) => name,
    )
    if (mistakes.length > 0) editor.showMistakes(mistakes, 'backend')
    else fail(error)
    return null
  }

  /** Saves edits of a new record that an earlier request created, whose answer was lost. */
  async function updateCreated(saved: SavedRecord): Promise<SavedRecord | null> {
    await applySaved(saved)
    onSaved(saved)
    return send(snapshots.take())
  }

  /**
   * Merges the edits with a version that another user saved.
   * @returns the saved record if the merge needs no choice
   */
  async function mergeSaved(saved: SavedRecord, base: DraftBase): Promise<SavedRecord | null> {
    const { conflict, differences, typed, suggested, lockedEdits } = edits.compare(saved, base)
    const { theirs } = conflict
    if (lockedEdits) onLocked(lockedEdits, saved)
    if (!dequal(suggested, theirs)) {
      if (differences.length > 0) {
        dispatch({ type: 'conflict_found', conflict })
        return null
      }
      // Only the row order differs, so there is nothing to ask.
      edits.rebaseMerged(suggested, saved)
      return send(snapshots.take())
    }
    // No local change survives: it equals the remote one or the field is now locked.
    edits.setMerged(theirs, saved)
    // A read-only record stays queued until the user dismisses its edits with their photos.
    if (!lockedEdits || saved.editable_fields.length > 0) await sender.removeEntry(saved.id)
    // An earlier attempt saved it, but its response was lost.
    if (dequal(typed, theirs)) return finish(saved, snapshots.take())
    await applySaved(saved, snapshots.take())
    return null
  }

  /** Shows a toast too, because the notice at the top may be out of sight. */
  function fail(error: unknown) {
    const text = formatProblem(error)
    const wasOffline = error instanceof Unreachable && !navigator.onLine
    dispatch({ type: 'failed', failure: { text, wasOffline } })
    toast.error(i18n.t('features/edit-record:failed_because', { why: text }))
    // The toast covers the foot of the page, where the focused field may be.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  async function applyDelivered(saved: SavedRecord, revision: string | undefined) {
    // Another tab's revision, or an older one: the edits are not based on it.
    if (revision !== sender.revision()) return edits.applyRemote(saved)
    const sent = queued.current?.sent
    const version = edits.base()?.version ?? 0
    if (saved.version < version || (saved.version === version && !queued.current)) return
    const isFirstSave = edits.id() === null
    setQueued(null)
    await applySaved(saved, sent ?? undefined)
    if (isFirstSave) onSaved(saved)
  }

  async function loadNewer(repeat?: RepeatedTransition) {
    const [id, shown] = [edits.id(), edits.base()?.payload]
    if (id === null || shown === undefined) return
    const { queryKey, ...query } = recordQueryOptions(config, id)
    try {
      const saved = await queryClient.query({
        ...query,
        // A separate key, so that the screen is unchanged until the user reloads it.
        queryKey: [...queryKey, 'newer'],
        staleTime: 0,
        gcTime: 0,
      })
      const theirs = toInitialPayload(config, saved)
      const newerVersion = { saved, base: shown, mine: shown, theirs, repeat }
      dispatch({ type: 'newer_loaded', newerVersion })
    } catch (error) {
      toast.error(formatProblem(error))
    }
  }

  function resolveConflict(saved: SavedRecord) {
    const base = edits.base()
    if (!base) return
    const { conflict, differences, suggested, lockedEdits } = edits.compare(saved, base)
    if (lockedEdits) onLocked(lockedEdits, saved)
    if (differences.some(({ isContested }) => isContested))
      return dispatch({ type: 'conflict_found', conflict })
    edits.rebaseMerged(suggested, saved)
  }

  return {
    save: () => runOnce(save),
    saveMerged: (merged) =>
      runOnce(async () => {
        const { conflict } = state
        if (!conflict) return null
        // `save` closes the dialog: a third version opens it again, and errors are fixed on the
        // screen.
        edits.rebaseMerged(merged, conflict.saved)
        return save()
      }),
    applySaved: (saved) => applySaved(saved),
    applyRemote: (saved) => edits.applyRemote(saved),
    base: () => edits.base(),
    savedId: () => edits.id(),
    isPending: state.status === 'saving',
    failure: state.failure,
    conflict: state.conflict,
    cancelConflict: () => dispatch({ type: 'conflict_closed' }),
    loadNewer,
    newerVersion: state.newerVersion,
    showNewer() {
      if (!state.newerVersion) return
      const { saved } = state.newerVersion
      dispatch({ type: 'newer_closed' })
      edits.applyRemote(saved)
      void config.cacheSaved(queryClient, saved)
    },
    dismissNewer: () => dispatch({ type: 'newer_closed' }),
    // Uses the last snapshot, because it is called while rendering.
    isQueued: () =>
      queued.current !== null && dequal(queued.current.payload, snapshots.current().payload),
    hasQueued: state.hasQueued,
    submitWhenSent: (key) => sender.submit(edits.id() ?? editor.newId, key),
    onDelivered: (saved, revision) =>
      void (running.current ?? Promise.resolve()).then(() => applyDelivered(saved, revision)),
    resolveConflict,
    resolveHeld(saved) {
      setQueued(null)
      resolveConflict(saved)
    },
    revision: () => sender.revision(),
    savedAt: state.savedAt,
  }
}
