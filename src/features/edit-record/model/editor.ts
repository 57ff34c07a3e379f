import { useEffect, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { type Mistake, scrollToFocus } from '@/shared/forms'
import { toast } from '@/shared/ui'
import type { CopiedRecord } from './copied-record'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'
import { createSnapshots, type Snapshots } from './snapshots'
import {
  toInitialPayload,
  toRecordFormValues,
  toRecordPayload,
  toSavedPayload,
} from './record-form-values'

/** Saved version that the local edits are based on. */
export interface DraftBase {
  readonly version: number
  readonly payload: Payload
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
    readonly copied?: CopiedRecord | undefined
  } | null
  /** Id of a new record that is already queued on this device. */
  readonly queuedId?: string | null
}

/**
 * Form, line editor and snapshots of an open record. The object is stable while the screen is open.
 */
export interface Editor {
  readonly config: RecordFormConfig
  /** Id of the opened record; null for a new one, even after its first save. */
  readonly id: string | null
  /** Client-made id of a new record, so that a repeated request creates one record. */
  readonly newId: string
  /** Saved version that the initial edits are based on; null for a new record. */
  readonly initialBase: DraftBase | null
  /** Queued revision that the initial edits continue; undefined if none. */
  readonly revision: string | undefined
  /** The source of a new record that was copied; null for others. */
  readonly copied: CopiedRecord | null
  readonly initialValues: FieldValues
  /** Payload of the initial values, without rows. */
  readonly initialPayload: Payload
  readonly form: UseFormReturn
  readonly rows: LineEditor<SavedRecord> | undefined
  readonly snapshots: Snapshots
  goTo(name: string): void
  /**
   * Replaces the shown errors and focuses the first one. Errors found by the `form` disappear once
   * they are fixed.
   */
  showMistakes(mistakes: readonly Mistake[], source: 'form' | 'backend'): void
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
  config: RecordFormConfig,
  { saved, values, draft: storedDraft, queuedId }: InitialRecord,
): Editor {
  // An older draft lacks newer fields.
  const form = useForm({ defaultValues: { ...values, ...storedDraft?.values } })
  const [editor] = useState<Editor>(() => {
    const rows = config.rows?.open(saved, storedDraft?.rows ?? null, () => form.getValues())
    const initialPayload = toRecordPayload(config, values, [])
    const payload = saved ? toInitialPayload(config, saved) : initialPayload
    const snapshots = createSnapshots({ config, form, rows }, saved, payload)
    const isLineField = (name: string) =>
      config.rows !== undefined && name.split('.')[0] === config.rows.field

    function goTo(name: string) {
      if (rows && isLineField(name)) rows.goTo(name)
      else focusField(form, name)
    }
    let formMistakes: readonly string[] = []
    let goToMistake = () => {}
    function setMistakes(mistakes: readonly Mistake[], source: 'form' | 'backend') {
      form.clearErrors()
      rows?.showMistakes(mistakes.filter(({ name }) => isLineField(name)))
      for (const { name, message } of mistakes)
        if (!isLineField(name)) form.setError(name, { type: source, message })
      formMistakes = source === 'form' ? mistakes.map(({ name }) => name) : []
      toast.formValidationError()
      const [first] = mistakes
      goToMistake = () => {
        if (!first) return
        goTo(first.name)
        scrollToFocus()
      }
      goToMistake()
    }
    function clearFixed() {
      if (formMistakes.length === 0 || snapshots.isTyping()) return
      const remaining = new Set(snapshots.current().mistakes.map(({ name }) => name))
      for (const name of formMistakes) if (!remaining.has(name)) form.clearErrors(name)
      formMistakes = formMistakes.filter((name) => remaining.has(name))
    }
    // The draft of a new record that has been saved since has no base, so every field can conflict.
    const draftBase =
      storedDraft && (storedDraft.base ?? (saved && { version: 0, payload: initialPayload }))
    const currentBase = storedDraft ? draftBase : saved && { version: saved.version, payload }
    const newId = queuedId ?? storedDraft?.newId ?? crypto.randomUUID()
    return {
      config,
      id: saved?.id ?? null,
      newId,
      initialBase: currentBase,
      revision: storedDraft?.revision,
      copied: storedDraft?.copied ?? null,
      initialValues: values,
      initialPayload,
      form,
      rows,
      snapshots,
      goTo,
      showMistakes: setMistakes,
      goToMistake: () => goToMistake(),
      clearFixedMistakes: clearFixed,
    }
  })
  useEffect(() => editor.snapshots.start(), [editor])
  useEffect(() => editor.snapshots.subscribe(editor.clearFixedMistakes), [editor])
  return editor
}

/** Initial state of a record's screen without a draft. */
export const toInitialRecord = (
  config: RecordFormConfig,
  saved: SavedRecord,
): Omit<InitialRecord, 'draft' | 'queuedId'> => ({
  saved,
  values: toRecordFormValues(config, toSavedPayload(config, saved)),
})

/** Focuses a field, or the first part of a composite one: `incoterms.rule` for `incoterms`. */
function focusField(form: UseFormReturn, name: string) {
  const value: unknown = form.getValues(name)
  const [part] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (part === undefined) form.setFocus(name)
  else focusField(form, `${name}.${part}`)
}
