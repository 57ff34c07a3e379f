import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Me } from '@/entities/session'
import { ApiProblem, formatProblem, Unreachable } from '@/shared/api'
import { toMistakes, suggestedChoices } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { isEqual } from '@/shared/lib/is-equal'
import { toast } from '@/shared/ui'
import { sortInScreenOrder } from './check-record'
import type { DraftBase, Editor } from './editor'
import { findRecordDifferences, mergeRecord, applyLocks, type RecordVersions } from './merge'
import {
  recordQueryOptions,
  type RecordFormConfig,
  type SavedRecord,
  type Payload,
} from './record-form-config'
import type { Snapshot } from './snapshots'
import {
  getPayloadLines,
  toInitialPayload,
  toRecordFormValues,
  toRecordPayload,
  payloadFromSaved,
} from './record-form-values'

/** Refusals of a change with an outdated base, or of a second record with the same id. */
const conflictCodes: readonly string[] = ['stale', 'idempotency_key_reused']

/** A newer saved version that conflicts with the local edits. */
export interface SaveConflict extends RecordVersions {
  readonly saved: SavedRecord
}

/** Reason of a failed save that belongs to no field. */
interface SaveError {
  readonly text: string
  /** True if there was no network. A retry is useful once it is back. */
  readonly wasOffline: boolean
}

export interface RecordSaving<Saved extends SavedRecord = SavedRecord> {
  /** Saves the form. Returns null on failure; the screen then shows the reason. */
  save(): Promise<Saved | null>
  /** Saves a merged record over the conflicting version. */
  saveMerged(merged: Payload): Promise<Saved | null>
  /** Sets the saved version, such as after a transition. Edits made meanwhile are rebased on it. */
  applySaved(saved: Saved): Promise<void>
  /** Shows a newer remote version, unless there are unsaved edits. Those are merged on save. */
  applyRemote(saved: Saved): void
  base(): DraftBase | null
  /** Null for an unsaved record. */
  savedId(): string | null
  readonly isPending: boolean
  /** Problem of the last attempt. */
  readonly failure: SaveError | null
  readonly conflict: SaveConflict | null
  cancelConflict(): void
  /** Loads the version that a transition was refused for, and shows its changes. */
  loadNewer(): Promise<void>
  /**
   * Version that a transition was refused for; null if none. `mine` is the version on the screen.
   */
  readonly newerVersion: SaveConflict | null
  /** Replaces the version on the screen by the newer one. */
  showNewer(): void
  dismissNewer(): void
  /** True if all edits are queued on this device. */
  isQueued(): boolean
  /** True if a revision is queued. The form may contain newer edits. */
  readonly hasQueued: boolean
  /**
   * Submits the record after the queue has sent it, idempotent per `key`.
   * @returns false if nothing is queued
   */
  submitWhenSent(key: string): Promise<boolean>
  /**
   * Applies the result of a queued revision, after a save in progress.
   * @param revision the sent revision
   */
  onDelivered(saved: Saved, revision: string | undefined): void
  /** Merges restored edits with a version saved after them. Asks about fields that both changed. */
  resolveConflict(saved: Saved): void
  /** Queued revision that the edits continue; undefined if none. */
  revision(): string | undefined
  /** Time of the last save on this screen; null if none. */
  readonly savedAt: string | null
}

interface SaveOptions {
  readonly me: Me
  readonly onSaved: (saved: SavedRecord) => void
  /** @param id id of the queued record */
  readonly onQueued: (id: string) => void
  /**
   * Called before queuing. The draft must name the new revision first, in case the page is killed.
   */
  readonly onBeforeQueue: () => void
  /** Queued revision at the time of opening; null if none. */
  readonly queued: Payload | null
}

/** Saves a record and handles conflicts and failures. */
export function useSave(
  editor: Editor,
  { me, onSaved, onQueued, onBeforeQueue, queued: waiting }: SaveOptions,
): RecordSaving {
  const { form, fields, rows, snapshots } = editor
  const queryClient = useQueryClient()
  const id = useRef(editor.id)
  const base = useRef(editor.initialBase)
  const revision = useRef(editor.revision)
  const attempt = useRef({ written: {} as Payload, key: '' })
  const running = useRef<Promise<SavedRecord | null> | null>(null)
  const waitingNow = useRef<{ written: Payload; sent: Snapshot | null } | null>(
    waiting && { written: waiting, sent: null },
  )
  const [waits, setWaits] = useState(waiting !== null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SaveError | null>(null)
  const [clash, setClash] = useState<SaveConflict | null>(null)
  const [newer, setNewer] = useState<SaveConflict | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)

  /** Bases further edits on a saved version, and returns its payload. */
  function rebase(saved: SavedRecord): Payload {
    const written = toInitialPayload(form, saved)
    id.current = saved.id
    base.current = { version: saved.version, written }
    return written
  }

  /**
   * @param sent the form as sent. Its values are compared too: the payload is trimmed, so a
   * trailing space typed since would be lost.
   */
  async function accept(saved: SavedRecord, sent?: Snapshot) {
    const before = base.current?.written
    const written = rebase(saved)
    const now = snapshots.take()
    const isUntouched = sent
      ? isEqual(sent.values, now.values) && isEqual(sent.payload, now.payload)
      : isEqual(before, now.payload)
    if (isUntouched) {
      fields.reset(toRecordFormValues(form, payloadFromSaved(form, saved)))
      rows?.markSaved(saved)
    } else close(saved, now.payload, written)
    snapshots.settle(saved, written)
    setSavedAt(saved.updated_at)
    await form.remember(queryClient, saved)
  }

  /** Replaces the form values by a merge result. */
  function put(written: Payload, saved: SavedRecord) {
    fields.reset(toRecordFormValues(form, written))
    rows?.merge(getPayloadLines(form, written), saved)
  }

  /** Rebases the merge result on the other version. */
  function rebaseOn(merged: Payload, saved: SavedRecord) {
    put(merged, saved)
    snapshots.settle(saved, rebase(saved))
  }

  /** Drops edits of fields that are locked now. The user could neither save nor revert them. */
  function close(saved: SavedRecord, mine: Payload, theirs: Payload) {
    const open = applyLocks(form, mine, theirs, saved.editable_fields)
    const closed = Object.keys(form.fields).filter((field) => !isEqual(open[field], mine[field]))
    if (closed.length === 0) return
    const put = Object.entries(toRecordFormValues(form, theirs)).filter(([field]) =>
      closed.includes(field),
    )
    fields.reset({ ...fields.getValues(), ...Object.fromEntries(put) })
    if (form.rows && closed.includes(form.rows.field))
      rows?.merge(getPayloadLines(form, open), saved)
    toast.info(i18n.t('features/edit-record:closed'))
  }

  function follow(saved: SavedRecord) {
    if (!base.current || saved.version <= base.current.version || snapshots.take().isDirty) return
    const written = rebase(saved)
    fields.reset(toRecordFormValues(form, payloadFromSaved(form, saved)))
    rows?.load(saved)
    snapshots.settle(saved, written)
  }

  async function meetNewer() {
    const [known, shown] = [id.current, base.current?.written]
    if (known === null || shown === undefined) return
    const { queryKey, ...asked } = recordQueryOptions(form, known)
    try {
      // A separate key, so that the screen is unchanged until the user reloads it.
      const saved = await queryClient.query({
        ...asked,
        queryKey: [...queryKey, 'newer'],
        staleTime: 0,
        gcTime: 0,
      })
      setNewer({ saved, base: shown, mine: shown, theirs: toInitialPayload(form, saved) })
    } catch (error) {
      toast.error(formatProblem(error))
    }
  }

  function reload() {
    if (!newer) return
    setNewer(null)
    follow(newer.saved)
    void form.remember(queryClient, newer.saved)
  }

  function setWaiting(sent: Snapshot | null) {
    waitingNow.current = sent && { written: sent.payload, sent }
    setWaits(sent !== null)
  }

  async function takeArrived(saved: SavedRecord, sentRevision: string | undefined) {
    // Another tab's revision, or an older one: the edits are not based on it.
    if (sentRevision !== revision.current) return follow(saved)
    const sent = waitingNow.current?.sent
    const version = base.current?.version ?? 0
    if (saved.version < version || (saved.version === version && !waitingNow.current)) return
    const isFirst = id.current === null
    setWaiting(null)
    await accept(saved, sent ?? undefined)
    if (isFirst) onSaved(saved)
  }

  /** Also show a toast, because the notice at the top may be out of sight. */
  function fail(error: unknown) {
    const text = formatProblem(error)
    setFailure({ text, wasOffline: error instanceof Unreachable && !navigator.onLine })
    toast.error(i18n.t('features/edit-record:failed_because', { why: text }))
    // The toast covers the foot of the page, where the focused field may be.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  /** Compares the edits with a version that was saved after their base. */
  function compare(saved: SavedRecord, base: DraftBase) {
    const theirs = toInitialPayload(form, saved)
    // Read the form again: the user may have typed on.
    const typed = snapshots.take().payload
    const mine = applyLocks(form, typed, theirs, saved.editable_fields)
    const versions = { base: base.written, mine, theirs }
    const found = findRecordDifferences(form, versions)
    return {
      ...versions,
      typed,
      found,
      asSuggested: mergeRecord(form, versions, suggestedChoices(found)),
    }
  }

  /** Handles a save that another version preceded. @returns that version if it equals the edits */
  async function meet(saved: SavedRecord, base: DraftBase): Promise<SavedRecord | null> {
    const { typed, found, asSuggested, ...versions } = compare(saved, base)
    const { mine, theirs } = versions
    if (!isEqual(asSuggested, theirs)) {
      if (found.length > 0) {
        setClash({ saved, ...versions })
        return null
      }
      // Only the row order differs, so there is nothing to ask.
      rebaseOn(asSuggested, saved)
      return write(snapshots.take())
    }
    // No local change survives: it equals the remote one or the field is now locked.
    put(theirs, saved)
    if (!isEqual(mine, typed)) toast.info(i18n.t('features/edit-record:closed'))
    await form.queue?.forget(queryClient, saved.id)
    // An earlier attempt saved it, but its response was lost.
    if (isEqual(typed, theirs)) return done(saved, snapshots.take())
    setClash(null)
    await accept(saved, snapshots.take())
    return null
  }

  function meetSaved(saved: SavedRecord, base: DraftBase) {
    const { typed, found, asSuggested, ...versions } = compare(saved, base)
    if (found.some(({ isContested }) => isContested)) return setClash({ saved, ...versions })
    rebaseOn(asSuggested, saved)
    if (!isEqual(versions.mine, typed)) toast.info(i18n.t('features/edit-record:closed'))
  }

  async function refused(error: ApiProblem): Promise<SavedRecord | null> {
    const known = id.current ?? (form.queue ? editor.newId : null)
    if (
      conflictCodes.includes(error.problem.code) &&
      known !== null &&
      (base.current || form.queue)
    ) {
      const written = toRecordPayload(form, editor.initialValues, [])
      return meet(
        await queryClient.query({ ...recordQueryOptions(form, known), staleTime: 0 }),
        base.current ?? { version: 0, written },
      )
    }
    const mistakes = sortInScreenOrder(
      form,
      toMistakes(error.problem).filter(({ name }) => name !== ''),
      ({ name }) => name,
    )
    if (mistakes.length > 0) editor.showMistakes(mistakes, 'backend')
    else fail(error)
    return null
  }

  async function done(saved: SavedRecord, sent: Snapshot) {
    setClash(null)
    setWaiting(null)
    await accept(saved, sent)
    onSaved(saved)
    return saved
  }

  async function write(sent: Snapshot) {
    const { payload, mistakes } = sent
    if (mistakes.length > 0) {
      editor.showMistakes(mistakes, 'form')
      return null
    }
    try {
      const saved = await deliver(payload)
      if (saved) return await done(saved, sent)
      setWaiting(sent)
      onQueued(id.current ?? editor.newId)
      return null
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      return await refused(error)
    }
  }

  /** @returns null if it is queued on the device */
  function deliver(written: Payload): Promise<SavedRecord | null> {
    if (form.queue) return deliverQueued(form.queue, written)
    if (id.current === null || base.current === null) return form.create(written, keyFor(written))
    return form.update(id.current, base.current.version, written)
  }

  async function deliverQueued(
    queue: NonNullable<RecordFormConfig['queue']>,
    written: Payload,
  ): Promise<SavedRecord | null> {
    const continues = revision.current
    const next = crypto.randomUUID()
    revision.current = next
    onBeforeQueue()
    try {
      return await queue.save(queryClient, {
        id: id.current ?? editor.newId,
        base: base.current,
        write: written,
        me,
        revision: next,
        continues,
      })
    } catch (error) {
      // Queuing failed.
      if (!(error instanceof ApiProblem)) revision.current = continues
      throw error
    }
  }

  async function send(): Promise<SavedRecord | null> {
    setFailure(null)
    setPending(true)
    try {
      rows?.commit()
      await rows?.settle(queryClient)
      return await write(snapshots.take())
    } catch (error) {
      fail(error)
      return null
    } finally {
      setPending(false)
    }
  }

  /** Idempotency key: the same content sent again has no second effect. */
  function keyFor(written: Payload): string {
    if (!isEqual(attempt.current.written, written))
      attempt.current = { written, key: crypto.randomUUID() }
    return attempt.current.key
  }

  function once(work: () => Promise<SavedRecord | null>): Promise<SavedRecord | null> {
    running.current ??= work().finally(() => {
      running.current = null
    })
    return running.current
  }

  return {
    save: () => once(send),
    saveMerged: (merged) =>
      once(async () => {
        if (!clash) return null
        // Close the dialog first: a third version opens it again, and errors are fixed on the
        // screen.
        setClash(null)
        rebaseOn(merged, clash.saved)
        return send()
      }),
    applySaved: (saved) => accept(saved),
    applyRemote: follow,
    // Uses the last snapshot, because it is called while rendering.
    isQueued: () =>
      waitingNow.current !== null &&
      isEqual(waitingNow.current.written, snapshots.current().payload),
    hasQueued: waits,
    submitWhenSent: async (key) =>
      (await form.queue?.submit(queryClient, id.current ?? editor.newId, key)) ?? false,
    onDelivered: (saved, sentRevision) =>
      void (running.current ?? Promise.resolve()).then(() => takeArrived(saved, sentRevision)),
    resolveConflict(saved) {
      if (base.current) meetSaved(saved, base.current)
    },
    revision: () => revision.current,
    base: () => base.current,
    savedId: () => id.current,
    isPending,
    failure,
    conflict: clash,
    cancelConflict: () => setClash(null),
    loadNewer: meetNewer,
    newerVersion: newer,
    showNewer: reload,
    dismissNewer: () => setNewer(null),
    savedAt,
  }
}
