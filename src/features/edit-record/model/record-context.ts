import { useSyncExternalStore, createContext, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Me } from '@/entities/session'
import type { CopiedRecord } from './draft/copied-record'
import type { Snapshots } from './editor/snapshots'
import type { LockedEdits } from './locked-edits/locked-edits'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'
import type { NewerVersionState, RecordSaving } from './saving/saving-state'

/**
 * A draft stored beside the record's own, such as a drawer's. It moves and is discarded with it.
 */
export interface LinkedDraft {
  /** Moves the draft to the record's id after its first save. */
  moveTo(id: string): void
  /** Discards the draft and returns undo. */
  discard(): () => void
}

/** An open record. The object is stable until its saved version or its permissions change. */
export interface EditedRecord<
  Saved extends SavedRecord = SavedRecord,
  Write extends object = Payload,
  Values extends FieldValues = FieldValues,
  Lines extends LineEditor<Saved> = LineEditor<Saved>,
> {
  readonly config: RecordFormConfig<Saved, Write, Values, Lines>
  readonly me: Me
  /** The saved version; null for a new record. */
  readonly saved: Saved | null
  readonly form: UseFormReturn<Values>
  readonly lines: Lines | undefined
  /** The form values without a restored draft. */
  readonly initialValues: Values
  readonly snapshots: Snapshots<Write>
  /** The source of an unsaved copy; null for other records. */
  readonly copied: CopiedRecord | null
  /** True if the user can edit any field. */
  readonly canChange: boolean
  /** True if a field, such as `notes`, or a part of it, such as `transport.kind`, may be edited. */
  canEdit(name: string): boolean
  /** Focuses a field or a cell. */
  goTo(name: string): void
  /** Registers another draft to move and discard with this one. Returns unregister. */
  registerLinkedDraft(draft: LinkedDraft): () => void
}

/** Save and draft state of an open record. */
export interface RecordEditing extends RecordSaving, NewerVersionState {
  /** Stores the draft at once: a phone may kill the page, such as when its camera opens. */
  saveDraftNow(): void
  /** False while the draft cannot be stored, as on a full device. */
  readonly isDraftStored: boolean
  /** Discards the edits. Asks first if the record was never saved. */
  discard(): void
  /** True if a draft was restored and has not been saved since. */
  readonly hasRestoredDraft: boolean
  /** Restores the discarded draft; null if there is none. */
  readonly undoDiscard: (() => void) | null
  /** Opens the screen again with the currently chosen draft. */
  reopen(): void
  /** Edits that could not be saved because their fields are locked; null if none. */
  readonly lockedEdits: LockedEdits | null
  /** Deletes these edits from the device. */
  dismissLockedEdits(): void
}

const RecordContext = createContext<EditedRecord | null>(null)
const RecordEditingContext = createContext<RecordEditing | null>(null)

export const RecordProvider = RecordContext.Provider
export const RecordEditingProvider = RecordEditingContext.Provider

const createOutsideError = () => new Error('This component must be inside a record’s screen')

/** Returns the record of this screen, typed if its config is given. */
export function useRecord(): EditedRecord
export function useRecord<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Lines extends LineEditor<Saved>,
>(config: RecordFormConfig<Saved, Write, Values, Lines>): EditedRecord<Saved, Write, Values, Lines>
export function useRecord(config?: RecordFormConfig): EditedRecord {
  const record = use(RecordContext)
  if (!record || (config && record.config !== config && record.config.baseConfig !== config))
    throw createOutsideError()
  return record
}

export function useRecordEditing(): RecordEditing {
  const editing = use(RecordEditingContext)
  if (!editing) throw createOutsideError()
  return editing
}

/** True if the last snapshot differs from the saved version. */
export function useIsDirty(): boolean {
  const { snapshots } = useRecord()
  return useSyncExternalStore(snapshots.subscribe, () => snapshots.current().isDirty)
}
