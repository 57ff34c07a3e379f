import { useEffect, useEffectEvent, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  draftKey,
  localDrafts,
  newDraftName,
  readDraft,
  removeDraft,
  useDraft,
  writeDraft,
} from '@/shared/lib/draft'
import type { DraftBase, Editor } from './editor'
import type { RecordFormConfig, Payload } from './record-form-config'
import { isRecordFormValues, toRecordFormValues } from './record-form-values'

/** Unsaved work on a record: what was typed, and what it is a change of. */
export interface RecordDraft {
  readonly base: DraftBase | null
  readonly values: Record<string, unknown>
  /** What its sheet keeps, where it has one. */
  readonly rows: unknown
  /** What a new one will be called. */
  readonly newId?: string | undefined
  /** When it was typed, ISO 8601. */
  readonly at?: string | undefined
  /** Id of the queued revision that these edits continue: once that is sent, they are a change of it. */
  readonly revision?: string | undefined
}

/** Unsaved work on a queued kind is stored beside its queue. */
export const getDraftStorage = ({ queue }: RecordFormConfig) => queue?.drafts ?? localDrafts

export const toRecordDraftKey = (personId: string, { kind }: RecordFormConfig, id: string | null) =>
  draftKey(personId, `${kind}-${id ?? newDraftName(personId, kind)}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether something kept is work on such a record. */
export const createDraftGuard =
  (form: RecordFormConfig) =>
  (value: unknown): value is RecordDraft => {
    if (!isRecord(value) || !('base' in value)) return false
    const { base } = value
    const isBase =
      base === null ||
      (isRecord(base) && typeof base['version'] === 'number' && isRecord(base['written']))
    return (
      isBase &&
      isRecordFormValues(form, value['values']) &&
      (!form.rows || form.rows.isDraft(value['rows']))
    )
  }

/** This person's unsaved work on a record, as it was when the screen opened. */
export function useRecordDraft(form: RecordFormConfig, personId: string, id: string | null) {
  const isWork = useMemo(() => createDraftGuard(form), [form])
  return useDraft(toRecordDraftKey(personId, form, id), isWork, getDraftStorage(form))
}

/** Where unsaved work is put for the screen that opens next. */
export const writeRecordDraft = (
  form: RecordFormConfig,
  personId: string,
  id: string | null,
  work: RecordDraft,
): void => writeDraft(toRecordDraftKey(personId, form, id), work, getDraftStorage(form))

/** A record that waits in its queue. */
export interface QueuedRevision {
  readonly base: DraftBase | null
  readonly write: Payload
  /** When it was queued, ISO 8601. */
  readonly at: string
  readonly revision: string | undefined
}

/**
 * Leaves the newest of draft and queued version where the screen that opens next finds it. A draft that continues the queued version is rebased on the
 * backend's version of it.
 */
export function restoreRecordDraft(
  form: RecordFormConfig,
  personId: string,
  id: string,
  { base, write, at, revision }: QueuedRevision,
): void {
  const draft = readDraft(
    toRecordDraftKey(personId, form, id),
    createDraftGuard(form),
    getDraftStorage(form),
  )
  if (draft && draft.revision !== undefined && draft.revision === revision)
    writeRecordDraft(form, personId, id, { ...draft, base })
  else if (!draft || (draft.at ?? '') <= at)
    writeRecordDraft(form, personId, id, {
      base,
      values: toRecordFormValues(form, write),
      rows: null,
      newId: id,
      at,
      revision,
    })
}

/** Unsaved work as it stands now, to be kept. */
export const toRecordDraft = (
  editor: Editor,
  base: DraftBase | null,
  revision: string | undefined,
  values = editor.snapshots.current().values,
): RecordDraft => ({
  ...{ base, values, revision },
  rows: editor.rows?.toDraft() ?? null,
  newId: editor.newId,
  at: new Date().toISOString(),
})

interface DraftAutosaveOptions {
  readonly draft: ReturnType<typeof useRecordDraft>
  readonly personId: string
  /** It was opened as a new one. */
  readonly isNew: boolean
  /** What is typed is a change of this, and the record's id; null while it was never saved. */
  readonly base: () => DraftBase | null
  readonly savedId: () => string | null
  /** Queued revision that the typed changes continue; undefined if none. */
  readonly revision: () => string | undefined
}

/**
 * Keeps what is typed, and forgets it once it is saved or taken back: at each rest, when the page is hidden, and of a queued kind at each key, as its
 * device may be switched off in the middle of a word.
 */
export function useDraftAutosave(
  editor: Editor,
  { draft, personId, isNew, base, savedId, revision }: DraftAutosaveOptions,
): void {
  const { form, snapshots, fields, rows } = editor
  const keep = useEffectEvent((isDirty: boolean, values?: FieldValues) => {
    const work = () => toRecordDraft(editor, base(), revision(), values)
    const id = savedId()
    if (!isNew || id === null) {
      if (isDirty) draft.save(work())
      else draft.discard()
      return
    }
    // It has just been saved first, and its screen goes on under its own name in a moment: what is typed until then is kept there.
    draft.discard()
    if (isDirty) writeRecordDraft(form, personId, id, work())
    else removeDraft(toRecordDraftKey(personId, form, id), getDraftStorage(form))
  })
  useEffect(() => {
    const keepRest = () => keep(snapshots.current().isDirty)
    keepRest()
    return snapshots.subscribe(keepRest)
  }, [snapshots, draft])
  const isQueued = form.queue !== undefined
  useEffect(() => {
    // Dirty or not is found out at rest.
    if (isQueued)
      return fields.subscribe({
        formState: { values: true },
        callback: () => keep(true, structuredClone(fields.getValues())),
      })
  }, [fields, isQueued])
  useEffect(() => {
    const look = () => void (snapshots.isTyping() && snapshots.take())
    const leave = () => {
      rows?.commit()
      look()
    }
    globalThis.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', look)
    return () => {
      globalThis.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', look)
    }
  }, [snapshots, rows])
}
