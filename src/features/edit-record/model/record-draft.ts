import * as v from 'valibot'
import { dequal } from 'dequal/lite'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  draftKey,
  localDrafts,
  getNewDraftName,
  readDraft,
  removeDraft,
  useDraft,
  writeDraft,
} from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/is-record'
import { type CopiedRecord, vCopiedRecord } from './copied-record'
import type { DraftBase, Editor } from './editor'
import type { RecordFormConfig, Payload } from './record-form-config'
import { isRecordFormValues, toRecordFormValues } from './record-form-values'

/** Unsaved edits of a record, as stored. */
export interface RecordDraft {
  readonly base: DraftBase | null
  readonly values: Record<string, unknown>
  /** Draft of the line editor, if the record has one. */
  readonly rows: unknown
  /** Client-made id of a new record. */
  readonly newId?: string | undefined
  /** Time of the last edit, ISO 8601. */
  readonly at?: string | undefined
  /** Queued revision that these edits continue. Once it is sent, they are based on the result. */
  readonly revision?: string | undefined
  readonly copied?: CopiedRecord | undefined
}

/** Drafts of a queued kind are stored beside its queue. */
export const getDraftStorage = ({ queue }: RecordFormConfig) => queue?.drafts ?? localDrafts

export const toRecordDraftKey = (personId: string, { kind }: RecordFormConfig, id: string | null) =>
  draftKey(personId, `${kind}-${id ?? getNewDraftName(personId, kind)}`)

/** Creates a guard for stored drafts of a kind. */
export const createDraftGuard =
  (config: RecordFormConfig) =>
  (value: unknown): value is RecordDraft => {
    if (!isRecord(value) || !('base' in value)) return false
    const { base } = value
    const isBase =
      base === null ||
      (isRecord(base) && typeof base['version'] === 'number' && isRecord(base['payload']))
    return (
      isBase &&
      (value['copied'] === undefined || v.is(vCopiedRecord, value['copied'])) &&
      isRecordFormValues(config, value['values']) &&
      (!config.rows || config.rows.isDraft(value['rows']))
    )
  }

/** The user's draft of a record, as stored when the screen opened. */
export function useRecordDraft(config: RecordFormConfig, personId: string, id: string | null) {
  const isDraft = useMemo(() => createDraftGuard(config), [config])
  return useDraft(toRecordDraftKey(personId, config, id), isDraft, getDraftStorage(config))
}

/** Reads the stored draft, which may be of another screen. */
export const readRecordDraft = (
  config: RecordFormConfig,
  personId: string,
  id: string | null,
): RecordDraft | null =>
  readDraft(toRecordDraftKey(personId, config, id), createDraftGuard(config), getDraftStorage(config))

/** Stores a draft for the screen that opens next. */
export const writeRecordDraft = (
  config: RecordFormConfig,
  personId: string,
  id: string | null,
  draft: RecordDraft,
): void => writeDraft(toRecordDraftKey(personId, config, id), draft, getDraftStorage(config))

/** The queued version of a record that waits to be sent. */
export interface QueuedRevision {
  readonly base: DraftBase | null
  readonly payload: Payload
  /** When it was queued, ISO 8601. */
  readonly at: string
  readonly revision: string | undefined
  /** True if the user must look at it before it is sent. */
  readonly isReviewNeeded: boolean
}

/**
 * Stores the newer of draft and queued revision for the screen that opens next. A draft that
 * continues the queued revision gets its base.
 */
export function restoreRecordDraft(
  config: RecordFormConfig,
  personId: string,
  id: string,
  { base, payload, at, revision }: QueuedRevision,
): void {
  const draft = readRecordDraft(config, personId, id)
  if (draft && draft.revision !== undefined && draft.revision === revision)
    writeRecordDraft(config, personId, id, { ...draft, base })
  else if (!draft || (draft.at ?? '') <= at)
    writeRecordDraft(config, personId, id, {
      base,
      values: toRecordFormValues(config, payload),
      rows: null,
      newId: id,
      at,
      revision,
    })
}

/** Creates a draft from the current edits. */
export const toRecordDraft = (
  editor: Editor,
  base: DraftBase | null,
  revision: string | undefined,
  values = editor.snapshots.current().values,
): RecordDraft => ({
  base,
  values,
  revision,
  rows: editor.rows?.toDraft() ?? null,
  newId: editor.newId,
  copied: editor.copied ?? undefined,
  at: new Date().toISOString(),
})

interface DraftAutosaveOptions {
  readonly draft: ReturnType<typeof useRecordDraft>
  readonly personId: string
  /** True if the screen opened with a new record. */
  readonly isNew: boolean
  /** Base of the edits and id of the record; null if it was never saved. */
  readonly base: () => DraftBase | null
  readonly savedId: () => string | null
  /** Queued revision that the edits continue; undefined if none. */
  readonly revision: () => string | undefined
}

/**
 * Stores the draft when typing pauses and when the page is hidden, and removes it once there are no
 * edits. A queued kind is stored at each keystroke: the device may be switched off any time.
 */
export function useDraftAutosave(
  editor: Editor,
  { draft, personId, isNew, base, savedId, revision }: DraftAutosaveOptions,
): void {
  const { config, snapshots, form, rows } = editor
  const autosave = useEffectEvent((isDirty: boolean, values?: FieldValues) => {
    const createDraft = () => toRecordDraft(editor, base(), revision(), values)
    const id = savedId()
    if (!isNew || id === null) {
      if (isDirty) draft.save(createDraft())
      else draft.discard()
      return
    }
    // After its first save the record's screen continues under its id, so later edits are stored
    // there.
    draft.discard()
    if (isDirty) writeRecordDraft(config, personId, id, createDraft())
    else removeDraft(toRecordDraftKey(personId, config, id), getDraftStorage(config))
  })
  useEffect(() => {
    const autosaveSnapshot = () => autosave(snapshots.current().isDirty)
    autosaveSnapshot()
    return snapshots.subscribe(autosaveSnapshot)
  }, [snapshots, draft])
  const isQueued = config.queue !== undefined
  useEffect(() => {
    // The last snapshot may be older than the last keystroke.
    if (isQueued)
      return form.subscribe({
        formState: { values: true },
        callback: () => {
          const values = structuredClone(form.getValues())
          const last = snapshots.current()
          autosave(last.isDirty || !dequal(values, last.values), values)
        },
      })
  }, [form, isQueued, snapshots])
  useEffect(() => {
    const takeSnapshot = () => void (snapshots.isTyping() && snapshots.take())
    const commitAndTake = () => {
      rows?.commit()
      takeSnapshot()
    }
    globalThis.addEventListener('pagehide', commitAndTake)
    document.addEventListener('visibilitychange', takeSnapshot)
    return () => {
      globalThis.removeEventListener('pagehide', commitAndTake)
      document.removeEventListener('visibilitychange', takeSnapshot)
    }
  }, [snapshots, rows])
}
