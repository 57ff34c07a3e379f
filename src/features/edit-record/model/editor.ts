import { useEffect, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Mistake } from '@/shared/forms'
import { toast } from '@/shared/ui'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'
import { createSnapshots, type Snapshots } from './snapshots'
import {
  toInitialPayload,
  toRecordFormValues,
  toRecordPayload,
  payloadFromSaved,
} from './record-form-values'

/** What is typed is a change of this. */
export interface DraftBase {
  readonly version: number
  readonly written: Payload
}

/** A record as its screen opens it, and over it what was kept of unsaved work. */
export interface InitialRecord {
  readonly saved: SavedRecord | null
  /** What stands in the fields where nothing was kept. */
  readonly values: FieldValues
  readonly draft: {
    readonly base: DraftBase | null
    readonly values: FieldValues
    readonly rows: unknown
    readonly newId?: string | undefined
    readonly revision?: string | undefined
  } | null
  /** What a new one is called, where it waits on this device already. */
  readonly queuedId?: string | null
}

/** Fields, rows and what follows them: the same for as long as the record is open. */
export interface Editor {
  readonly form: RecordFormConfig
  /** Of the record that was opened; null for a new one, also after it was saved. */
  readonly id: string | null
  /** What a new one will be called: the device makes the id, so that what is sent twice is one. */
  readonly newId: string
  /** What is typed is a change of at first; null for a new one. */
  readonly initialBase: DraftBase | null
  /** Queued revision that the typed changes continue at first; undefined if none. */
  readonly revision: string | undefined
  readonly initialValues: FieldValues
  readonly fields: UseFormReturn
  readonly rows: LineEditor<SavedRecord> | undefined
  readonly snapshots: Snapshots
  goTo(name: string): void
  /** Puts what is wrong at its fields, in place of what stood there before, and goes to the first. What the `form` found goes as soon as it is mended. */
  showMistakes(mistakes: readonly Mistake[], by: 'form' | 'backend'): void
  /** Goes to the first of the mistakes told last: a dialog that was open then kept the focus. */
  goToMistake(): void
  /** Clears mistakes that are mended, also by a change of another field: a last week before the first is mended in either. */
  clearFixedMistakes(): void
}

/** @returns the editor of a record that has just been opened */
export function useEditor(
  form: RecordFormConfig,
  { saved, values, draft: kept, queuedId }: InitialRecord,
): Editor {
  const fields = useForm({ defaultValues: kept?.values ?? values })
  const [editor] = useState<Editor>(() => {
    const rows = form.rows?.open(saved, kept?.rows ?? null, () => fields.getValues())
    const written = saved ? toInitialPayload(form, saved) : toRecordPayload(form, values, [])
    const snapshots = createSnapshots({ form, fields, rows }, saved, written)
    const inRows = (name: string) =>
      form.rows !== undefined && name.split('.')[0] === form.rows.field

    function goTo(name: string) {
      if (rows && inRows(name)) rows.goTo(name)
      else focusField(fields, name)
    }
    let found: readonly string[] = []
    let goToMistake = () => {}
    function tell(mistakes: readonly Mistake[], by: 'form' | 'backend') {
      fields.clearErrors()
      rows?.showMistakes(mistakes.filter(({ name }) => inRows(name)))
      for (const { name, message } of mistakes)
        if (!inRows(name)) fields.setError(name, { type: by, message })
      found = by === 'form' ? mistakes.map(({ name }) => name) : []
      toast.formValidationError()
      const [first] = mistakes
      goToMistake = () => first && goTo(first.name)
      goToMistake()
    }
    function clearMended() {
      if (found.length === 0 || snapshots.isTyping()) return
      const standing = new Set(snapshots.current().mistakes.map(({ name }) => name))
      for (const name of found) if (!standing.has(name)) fields.clearErrors(name)
      found = found.filter((name) => standing.has(name))
    }
    // A draft of a new one that was saved meanwhile, by this device or another, is a change of nothing: every field may conflict.
    const keptBase =
      kept && (kept.base ?? (saved && { version: 0, written: toRecordPayload(form, values, []) }))
    const opened = kept ? keptBase : saved && { version: saved.version, written }
    const newId = queuedId ?? kept?.newId ?? crypto.randomUUID()
    return {
      form,
      id: saved?.id ?? null,
      newId,
      initialBase: opened,
      revision: kept?.revision,
      initialValues: values,
      fields,
      rows,
      snapshots,
      goTo,
      showMistakes: tell,
      goToMistake: () => goToMistake(),
      clearFixedMistakes: clearMended,
    }
  })
  useEffect(() => editor.snapshots.start(), [editor])
  useEffect(() => editor.snapshots.subscribe(editor.clearFixedMistakes), [editor])
  return editor
}

/** The start of a record's screen, unsaved work aside. */
export const toInitialRecord = (
  form: RecordFormConfig,
  saved: SavedRecord,
): Omit<InitialRecord, 'draft' | 'queuedId'> => ({
  saved,
  values: toRecordFormValues(form, payloadFromSaved(form, saved)),
})

/** Where a name leads to several fields, to the first of them: `incoterms` to `incoterms.rule`. */
function focusField(fields: UseFormReturn, name: string) {
  const value: unknown = fields.getValues(name)
  const [part] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (part === undefined) fields.setFocus(name)
  else focusField(fields, `${name}.${part}`)
}
