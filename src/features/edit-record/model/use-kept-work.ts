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
import type { Base, Editor } from './editor'
import type { RecordForm, Written } from './record-form'
import { isValues, valuesOf } from './values'

/** Unsaved work on a record: what was typed, and what it is a change of. */
export interface KeptWork {
  readonly base: Base | null
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
export const draftsFor = ({ queue }: RecordForm) => queue?.drafts ?? localDrafts

export const workKey = (personId: string, { kind }: RecordForm, id: string | null) =>
  draftKey(personId, `${kind}-${id ?? newDraftName(personId, kind)}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether something kept is work on such a record. */
export const isWorkOn =
  (form: RecordForm) =>
  (value: unknown): value is KeptWork => {
    if (!isRecord(value) || !('base' in value)) return false
    const { base } = value
    const isBase =
      base === null ||
      (isRecord(base) && typeof base['version'] === 'number' && isRecord(base['written']))
    return (
      isBase && isValues(form, value['values']) && (!form.rows || form.rows.isKept(value['rows']))
    )
  }

/** This person's unsaved work on a record, as it was when the screen opened. */
export function useKeptWork(form: RecordForm, personId: string, id: string | null) {
  const isWork = useMemo(() => isWorkOn(form), [form])
  return useDraft(workKey(personId, form, id), isWork, draftsFor(form))
}

/** Where unsaved work is put for the screen that opens next. */
export const putWork = (
  form: RecordForm,
  personId: string,
  id: string | null,
  work: KeptWork,
): void => writeDraft(workKey(personId, form, id), work, draftsFor(form))

/** A record that waits in its queue. */
export interface WaitingWork {
  readonly base: Base | null
  readonly write: Written
  /** When it was queued, ISO 8601. */
  readonly at: string
  readonly revision: string | undefined
}

/**
 * Leaves the newest of draft and queued version where the screen that opens next finds it. A draft that continues the queued version is rebased on the
 * backend's version of it.
 */
export function bringWork(
  form: RecordForm,
  personId: string,
  id: string,
  { base, write, at, revision }: WaitingWork,
): void {
  const draft = readDraft(workKey(personId, form, id), isWorkOn(form), draftsFor(form))
  if (draft && draft.revision !== undefined && draft.revision === revision)
    putWork(form, personId, id, { ...draft, base })
  else if (!draft || (draft.at ?? '') <= at)
    putWork(form, personId, id, {
      base,
      values: valuesOf(form, write),
      rows: null,
      newId: id,
      at,
      revision,
    })
}

/** Unsaved work as it stands now, to be kept. */
export const currentWork = (
  editor: Editor,
  base: Base | null,
  revision: string | undefined,
  values = editor.snapshots.current().values,
): KeptWork => ({
  ...{ base, values, revision },
  rows: editor.rows?.kept() ?? null,
  newId: editor.newId,
  at: new Date().toISOString(),
})

interface Keeping {
  readonly draft: ReturnType<typeof useKeptWork>
  readonly personId: string
  /** It was opened as a new one. */
  readonly isNew: boolean
  /** What is typed is a change of this, and the record's id; null while it was never saved. */
  readonly base: () => Base | null
  readonly savedId: () => string | null
  /** Queued revision that the typed changes continue; undefined if none. */
  readonly revision: () => string | undefined
}

/**
 * Keeps what is typed, and forgets it once it is saved or taken back: at each rest, when the page is hidden, and of a queued kind at each key, as its
 * device may be switched off in the middle of a word.
 */
export function useKeeping(
  editor: Editor,
  { draft, personId, isNew, base, savedId, revision }: Keeping,
): void {
  const { form, snapshots, fields, rows } = editor
  const keep = useEffectEvent((isDirty: boolean, values?: FieldValues) => {
    const work = () => currentWork(editor, base(), revision(), values)
    const id = savedId()
    if (!isNew || id === null) {
      if (isDirty) draft.keep(work())
      else draft.discard()
      return
    }
    // It has just been saved first, and its screen goes on under its own name in a moment: what is typed until then is kept there.
    draft.discard()
    if (isDirty) putWork(form, personId, id, work())
    else removeDraft(workKey(personId, form, id), draftsFor(form))
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
