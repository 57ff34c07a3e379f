import { useEffect, useEffectEvent, useMemo } from 'react'
import { draftKey, newDraftName, readDraft, removeDraft, useDraft, writeDraft } from '@/shared/lib/draft'
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
}

const keyOf = (personId: string, { kind }: RecordForm, id: string | null) => draftKey(personId, `${kind}-${id ?? newDraftName(personId, kind)}`)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether something kept is work on such a record. */
export const isWorkOn = (form: RecordForm) => (value: unknown): value is KeptWork => {
  if (!isRecord(value) || !('base' in value)) return false
  const { base } = value
  const isBase = base === null || (isRecord(base) && typeof base['version'] === 'number' && isRecord(base['written']))
  return isBase && isValues(form, value['values']) && (!form.rows || form.rows.isKept(value['rows']))
}

/** This person's unsaved work on a record, as it was when the screen opened. */
export function useKeptWork(form: RecordForm, personId: string, id: string | null) {
  const isWork = useMemo(() => isWorkOn(form), [form])
  return useDraft(keyOf(personId, form, id), isWork)
}

/** Where unsaved work is put for the screen that opens next. */
export const putWork = (form: RecordForm, personId: string, id: string | null, work: KeptWork): void =>
  writeDraft(keyOf(personId, form, id), work)

/** Unsaved work as it lies elsewhere on the device. */
export interface WaitingWork {
  readonly base: Base | null
  readonly write: Written
}

/** Puts work that waits elsewhere where the screen that opens next finds it, unless there is later work. */
export function bringWork(form: RecordForm, personId: string, id: string, { base, write }: WaitingWork): void {
  const key = keyOf(personId, form, id)
  if (readDraft(key, isWorkOn(form)) === null) writeDraft(key, { base, values: valuesOf(form, write), rows: null, newId: id } satisfies KeptWork)
}

/** What is typed now, to be kept. */
export const workOf = ({ snapshots, rows, newId }: Editor, base: Base | null): KeptWork => ({
  base,
  values: snapshots.current().values,
  rows: rows?.kept() ?? null,
  newId,
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
}

/** Keeps what is typed, at rest, and forgets it once it is saved or taken back. */
export function useKeeping(editor: Editor, { draft, personId, isNew, base, savedId }: Keeping): void {
  const { form, snapshots } = editor
  const keep = useEffectEvent(() => {
    const { isDirty } = snapshots.current()
    const id = savedId()
    if (!isNew || id === null) {
      if (isDirty) draft.keep(workOf(editor, base()))
      else draft.discard()
      return
    }
    // It has just been saved first, and its screen goes on under its own name in a moment: what is typed until then is kept there.
    draft.discard()
    if (isDirty) putWork(form, personId, id, workOf(editor, base()))
    else removeDraft(keyOf(personId, form, id))
  })
  useEffect(() => {
    keep()
    return snapshots.subscribe(() => keep())
  }, [snapshots, draft])
}
