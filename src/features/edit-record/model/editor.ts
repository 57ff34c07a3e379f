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

/** Saved version that the local edits are based on. */
export interface DraftBase {
  readonly version: number
  readonly written: Payload
}

/** A record when its screen opens, and its restored draft. */
export interface InitialRecord {
  readonly saved: SavedRecord | null
  /** Form values without a draft. */
  readonly values: FieldValues
  readonly draft: {
    readonly base: DraftBase | null
    readonly values: FieldValues
    readonly rows: unknown
    readonly newId?: string | undefined
    readonly revision?: string | undefined
  } | null
  /** Id of a new record that is already queued on this device. */
  readonly queuedId?: string | null
}

/**
 * Form, line editor and snapshots of an open record. The object is stable while the screen is open.
 */
export interface Editor {
  readonly form: RecordFormConfig
  /** Id of the opened record; null for a new one, even after its first save. */
  readonly id: string | null
  /** Client-made id of a new record, so that a repeated request creates one record. */
  readonly newId: string
  /** Saved version that the initial edits are based on; null for a new record. */
  readonly initialBase: DraftBase | null
  /** Queued revision that the initial edits continue; undefined if none. */
  readonly revision: string | undefined
  readonly initialValues: FieldValues
  readonly fields: UseFormReturn
  readonly rows: LineEditor<SavedRecord> | undefined
  readonly snapshots: Snapshots
  goTo(name: string): void
  /**
   * Replaces the shown errors and focuses the first one. Errors found by the `form` disappear once
   * they are fixed.
   */
  showMistakes(mistakes: readonly Mistake[], by: 'form' | 'backend'): void
  /** Focuses the first error again, after a dialog that kept the focus has closed. */
  goToMistake(): void
  /**
   * Clears fixed errors, including those fixed through another field: two weeks in the wrong order
   * can be fixed in either field.
   */
  clearFixedMistakes(): void
}

/** Creates the editor of a record when its screen opens. */
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
    // The draft of a new record that has been saved since has no base, so every field can conflict.
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

/** Initial state of a record's screen without a draft. */
export const toInitialRecord = (
  form: RecordFormConfig,
  saved: SavedRecord,
): Omit<InitialRecord, 'draft' | 'queuedId'> => ({
  saved,
  values: toRecordFormValues(form, payloadFromSaved(form, saved)),
})

/** Focuses a field, or the first part of a composite one: `incoterms.rule` for `incoterms`. */
function focusField(fields: UseFormReturn, name: string) {
  const value: unknown = fields.getValues(name)
  const [part] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (part === undefined) fields.setFocus(name)
  else focusField(fields, `${name}.${part}`)
}
