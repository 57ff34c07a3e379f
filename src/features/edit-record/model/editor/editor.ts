import { useEffect, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { CopiedRecord } from '../draft/copied-record'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from '../record-form-config'
import {
  toInitialPayload,
  toRecordFormValues,
  toRecordPayload,
  toSavedPayload,
} from '../record-form-values'
import { createShownMistakes, type ShownMistakes } from './shown-mistakes'
import { createSnapshots, type Snapshots } from './snapshots'

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
  readonly queuedId: string | null
}

/**
 * Form, line editor and snapshots of an open record. The object is stable while the screen is open.
 */
export interface Editor extends ShownMistakes {
  readonly config: RecordFormConfig
  /** Id of the opened record; null for a new one, even after its first save. */
  readonly id: string | null
  /** Client-made id of a new record, so that a repeated request creates one record. */
  readonly newId: string
  /** Saved version that the initial edits are based on; null for a new record. */
  readonly initialBase: DraftBase | null
  /** Id of the queued payload that the initial edits continue; undefined if none. */
  readonly payloadId: string | undefined
  /** The source of a new record that was copied; null for others. */
  readonly copied: CopiedRecord | null
  readonly initialValues: FieldValues
  /** Payload of the initial values, without lines. */
  readonly initialPayload: Payload
  readonly form: UseFormReturn
  readonly lines: LineEditor<SavedRecord> | undefined
  readonly snapshots: Snapshots
}

/** Creates the editor of a record when its screen opens. */
export function useEditor(config: RecordFormConfig, initial: InitialRecord): Editor {
  // An older draft lacks newer fields.
  const form = useForm({ defaultValues: { ...initial.values, ...initial.draft?.values } })
  const [editor] = useState(() => createEditor(config, form, initial))
  useEffect(() => editor.snapshots.start(), [editor])
  useEffect(() => editor.snapshots.subscribe(editor.clearFixedMistakes), [editor])
  return editor
}

function createEditor(
  config: RecordFormConfig,
  form: UseFormReturn,
  { saved, values, draft, queuedId }: InitialRecord,
): Editor {
  const lines = config.lines?.open(saved, draft?.rows ?? null, () => form.getValues())
  const initialPayload = toRecordPayload(config, values, [])
  const payload = saved ? toInitialPayload(config, saved) : initialPayload
  const snapshots = createSnapshots({ config, form, lines }, saved, payload)
  // The draft of a new record that has been saved since has no base, so every field can conflict.
  const draftBase = draft && (draft.base ?? (saved && { version: 0, payload: initialPayload }))
  return {
    config,
    id: saved?.id ?? null,
    newId: queuedId ?? draft?.newId ?? crypto.randomUUID(),
    initialBase: draft ? draftBase : saved && { version: saved.version, payload },
    payloadId: draft?.revision,
    copied: draft?.copied ?? null,
    initialValues: values,
    initialPayload,
    form,
    lines,
    snapshots,
    ...createShownMistakes({ config, form, lines, snapshots }),
  }
}

/** Initial state of a record's screen without a draft. */
export const toInitialRecord = (
  config: RecordFormConfig,
  saved: SavedRecord,
): Pick<InitialRecord, 'saved' | 'values'> => ({
  saved,
  values: toRecordFormValues(config, toSavedPayload(config, saved)),
})
